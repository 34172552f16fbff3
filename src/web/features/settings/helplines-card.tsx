import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { getHelplineSettings, ownHelplines, ownHelplineUses, putHelplineSettings } from '#shared/helplines/contract.ts'
import type { EndpointInput, ResponseBody } from '#shared/contract/endpoint.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { formatCountry, sortCountries } from '#web/lib/countries.ts'
import { useForm } from '#web/lib/form.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'

type HelplineSettings = ResponseBody<typeof getHelplineSettings>

/** Renders the country of the help lines, which is saved when it is chosen, and below it the form for the family's own numbers. */
export function HelplinesCards() {
  const t = useTranslations('helplines.settings')
  const settings = useQuery(read(getHelplineSettings))
  return (
    <div ref={scrollToIfNamed} id="helplines" className="grid grid-cols-1 gap-5 scroll-mt-24">
      <SettingsSection title={t('title')}>
        <p className="text-small text-text-2">{t('hint')}</p>
        <QueryContent query={settings} skeleton={<Skeleton className="h-20" />}>
          {(data) => <CountryField settings={data} />}
        </QueryContent>
      </SettingsSection>
      <SettingsSection title={t('ownTitle')}>
        <QueryContent query={settings} skeleton={<Skeleton className="h-128 sm:h-80" />}>
          {({ own }) => <NumbersForm key={JSON.stringify(own)} own={own} />}
        </QueryContent>
      </SettingsSection>
    </div>
  )
}

/** Scrolls to the card if the address names it. */
const scrollToIfNamed = (card: HTMLElement | null): void => {
  if (card && location.hash === `#${card.id}`) card.scrollIntoView()
}

interface CountryChange {
  /** Empty for the country of the time zone. */
  chosen: string
  /** Whether it takes a choice back. */
  isUndo?: boolean
}

function CountryField({ settings: { country, candidates, countries } }: { settings: HelplineSettings }) {
  const t = useTranslations()
  const locale = useLocale()
  const { send, pending } = useCommand(putHelplineSettings, {
    input: ({ chosen }: CountryChange) => ({ body: { country: chosen || null } }),
    success: (_, { isUndo = false }) => {
      if (isUndo) return { title: t('acts.undone', { title: t('helplines.settings.country') }), kind: 'undone' }
      const takeBack = () => void send({ chosen: country ?? '', isUndo: true })
      return { title: t('settings.saved'), action: { label: t('common.undo'), onClick: takeBack } }
    },
    failure: t('settings.saveFailed'),
  })
  const [likeliest] = candidates
  const byTimeZone = likeliest
    ? t('helplines.settings.byTimeZone', { country: formatCountry(likeliest, locale) })
    : t('helplines.settings.byTimeZoneUnknown')
  return (
    <SelectField
      label={t('helplines.settings.country')}
      value={pending?.chosen ?? country ?? ''}
      options={[{ value: '', label: byTimeZone }, ...sortCountries(countries, locale)]}
      onChange={(chosen) => void send({ chosen })}
    />
  )
}

function NumbersForm({ own }: { own: HelplineSettings['own'] }) {
  const t = useTranslations()
  const initial = Object.fromEntries(ownHelplineUses.map((use) => [use, own[use] ?? '']))
  const form = useForm(ownHelplines, { draft: 'helplines', initial })
  const { send, isPending } = useCommand(putHelplineSettings, {
    input: (body: EndpointInput<typeof putHelplineSettings>['body']) => ({ body }),
    success: () => {
      form.clear()
      return { title: t('settings.saved') }
    },
    onError: form.showError,
    failure: t('settings.saveFailed'),
  })
  const submit = () => {
    const filled = Object.entries(form.values).filter(([, number]) => number.trim() !== '')
    const numbers = form.check(Object.fromEntries(filled))
    if (numbers) void send({ own: numbers })
  }
  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      <p className="text-small text-text-2">{t('helplines.settings.own')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {ownHelplineUses.map((use) => (
          <TextField key={use} label={t(`helplines.uses.${use}`)} {...form.field(use)} type="tel" autoComplete="off" />
        ))}
      </div>
      <SaveButton form={{ ...form, isPending }}>{t('helplines.settings.save')}</SaveButton>
    </Form>
  )
}
