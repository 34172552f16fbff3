import { useNow, useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { editFamily } from '#shared/families/contract.ts'
import { weekStarts } from '#shared/time/day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { deviceTimeZone, formatCity, groupTimeZones } from './time-zones.ts'

type FamilyDaysCardProps = { family: Pick<User['family'], 'timeZone' | 'weekStart'> }

/** Renders time zone and first day of the week of the family, which are saved when they are chosen. */
export function FamilyDaysCard({ family }: FamilyDaysCardProps) {
  const t = useTranslations('settings')
  const { send, pending } = useSaveDays(family)
  const { timeZone = family.timeZone, weekStart = family.weekStart } = pending?.changes ?? {}
  const deviceZone = deviceTimeZone()
  const groups = useTimeZoneGroups(deviceZone, timeZone)
  return (
    <SettingsSection title={t('days')} savesAtOnce>
      <SelectField
        label={t('timeZone')}
        hint={t('timeZoneHint')}
        groups={groups}
        value={timeZone}
        onChange={(chosen) => void send({ changes: { timeZone: chosen } })}
      />
      {deviceZone !== timeZone && (
        <Button tone="ghost" size="compact" onClick={() => void send({ changes: { timeZone: deviceZone } })}>
          {t('timeZoneHere', { zone: formatCity(deviceZone) })}
        </Button>
      )}
      <div className="grid gap-2">
        <p className="type-label">{t('weekStart')}</p>
        <ChipGroup
          label={t('weekStart')}
          value={weekStart}
          onChange={(chosen) => void send({ changes: { weekStart: chosen } })}
          options={weekStarts.map((value) => ({ value, label: t(`weekStarts.${value}`) }))}
        />
      </div>
    </SettingsSection>
  )
}

interface DaysChange {
  changes: EndpointInput<typeof editFamily>['body']
  /** The name of the setting whose change this takes back. */
  undoOf?: string
}

/** `send({ changes })`: saves what was chosen; the message offers to take it back. */
const useSaveDays = (family: FamilyDaysCardProps['family']) => {
  const t = useTranslations()
  const command = useCommand(editFamily, {
    input: ({ changes }: DaysChange) => ({ body: changes }),
    success: (_, { changes, undoOf }) => {
      if (undoOf !== undefined) return { title: t('acts.undone', { title: undoOf }), kind: 'undone' }
      const isZone = changes.timeZone !== undefined
      const before = isZone ? { timeZone: family.timeZone } : { weekStart: family.weekStart }
      const title = t(isZone ? 'settings.timeZone' : 'settings.weekStart')
      const takeBack = () => void command.send({ changes: before, undoOf: title })
      return { title: t('settings.saved'), action: { label: t('common.undo'), onClick: takeBack } }
    },
    failure: t('settings.saveFailed'),
  })
  return command
}

/** Returns the options of the time zones: city, time and offset by region, that of the device first. */
const useTimeZoneGroups = (deviceZone: string, used: string) => {
  const t = useTranslations('settings')
  const now = useNow()
  const formatTime = useFormatInstant()
  const options = { hour: '2-digit', minute: '2-digit', timeZoneName: 'shortOffset' } as const
  const toOption = (zone: string) => ({
    value: zone,
    label: `${formatCity(zone)} · ${formatTime(now, { ...options, timeZone: zone })}`,
  })
  const regions = groupTimeZones([used], deviceZone).map(({ region, zones }) => ({
    label: t(`regions.${region}`),
    options: zones.map(toOption),
  }))
  return [{ label: t('timeZoneDevice'), options: [toOption(deviceZone)] }, ...regions]
}
