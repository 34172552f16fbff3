import { useNow, useTranslations } from 'use-intl'
import { weekStarts } from '#shared/time/day.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { FamilyNameField } from './family-name-field.tsx'
import { SettingsSection } from './settings-section.tsx'
import { deviceTimeZone, formatCity, groupTimeZones } from './time-zones.ts'
import { useSaveFamily, type EditableFamily } from './use-save-family.ts'

/** Renders name, time zone and first day of the week of the family, which are saved without a button. */
export function FamilyCard({ family }: { family: EditableFamily }) {
  const t = useTranslations('settings')
  const { send, pending } = useSaveFamily(family)
  const { timeZone = family.timeZone, weekStart = family.weekStart } = pending?.changes ?? {}
  const deviceZone = deviceTimeZone()
  const groups = useTimeZoneGroups(deviceZone, timeZone)
  return (
    <SettingsSection title={t('family')} savesAtOnce>
      <FamilyNameField family={family} />
      <SelectField
        label={t('timeZone')}
        hint={
          <TimeZoneHint
            deviceZone={deviceZone}
            isUsed={deviceZone === timeZone}
            onUse={() => void send({ changes: { timeZone: deviceZone } })}
          />
        }
        groups={groups}
        value={timeZone}
        onChange={(chosen) => void send({ changes: { timeZone: chosen } })}
      />
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

interface TimeZoneHintProps {
  deviceZone: string
  isUsed: boolean
  onUse: () => void
}

/**
 * Renders what the time zone is for or, in the same room, a button that chooses the time zone of the device while
 * another one is chosen.
 */
function TimeZoneHint({ deviceZone, isUsed, onUse }: TimeZoneHintProps) {
  const t = useTranslations('settings')
  const button = (
    <Button tone="ghost" size="compact" className="-mx-3.5" onClick={onUse}>
      {t('timeZoneHere', { zone: formatCity(deviceZone) })}
    </Button>
  )
  return (
    <Stack<'hint' | 'device'>
      className="justify-items-start"
      shown={isUsed ? 'hint' : 'device'}
      contents={{ hint: t('timeZoneHint'), device: button }}
    />
  )
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
