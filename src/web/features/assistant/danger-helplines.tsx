import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { DangerNotice } from '#shared/assistant/contract.ts'
import { getHelplines, putHelplineSettings, type Helpline } from '#shared/helplines/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { formatCountry, sortCountries } from '#web/lib/countries.ts'
import { read } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { HelplineLink } from './helpline-link.tsx'

/** How many lines of one use are shown at first. */
const maxPerUse = 2

const takeFirstOfEachUse = (lines: readonly Helpline[]): Helpline[] =>
  [...Map.groupBy(lines, ({ use }) => use).values()].flatMap((ofUse) => ofUse.slice(0, maxPerUse))

/** Renders whom to call in a danger; asks for the country where the time zone leaves it open. */
export function DangerHelplines({ uses, helplines: initial }: Pick<DangerNotice, 'uses' | 'helplines'>) {
  const t = useTranslations('helplines')
  const locale = useLocale()
  const [showsAll, setShowsAll] = useState(false)
  // Those of the answer stand until the present ones are there: the settings may have changed since.
  const { data = initial } = useQuery(read(getHelplines, { query: { uses: uses.join(','), language: locale } }))
  const { country, lines, lacksPoisonCentre } = data
  // The question stays after it was answered, so that nothing moves.
  const { candidates } = initial
  const shown = showsAll ? lines : takeFirstOfEachUse(lines)
  const hidden = lines.length - shown.length
  return (
    <section className="grid gap-2" aria-label={t('title')}>
      <h3 className="type-label">{country ? t('titleIn', { country: formatCountry(country, locale) }) : t('title')}</h3>
      <ul className="grid gap-2">
        {shown.map((line, n) => (
          <li key={`${line.use} ${line.number}`} className="grid">
            <HelplineLink line={line} isFirst={n === 0} />
          </li>
        ))}
      </ul>
      {candidates.length > 0 && <CountryQuestion country={country} candidates={candidates} />}
      {lacksPoisonCentre && <p>{t('noPoison')}</p>}
      <div className="flex flex-wrap items-center gap-x-4">
        {hidden > 0 && (
          <Button tone="ghost" size="compact" className="-mx-3.5" onClick={() => setShowsAll(true)}>
            {t('more', { count: hidden })}
          </Button>
        )}
        <Link
          href="/settings/family#helplines"
          className="tap inline-flex items-center py-2.5 text-small text-primary underline"
        >
          {t(country === null ? 'choose' : 'change')}
        </Link>
      </div>
    </section>
  )
}

function CountryQuestion({ country, candidates }: { country: string | null; candidates: readonly string[] }) {
  const t = useTranslations()
  const locale = useLocale()
  const { send, pending } = useCommand(putHelplineSettings, {
    input: (chosen: string) => ({ body: { country: chosen } }),
    failure: t('settings.saveFailed'),
  })
  return (
    <SelectField
      label={t('helplines.whichCountry')}
      value={pending ?? country ?? ''}
      options={sortCountries(candidates, locale)}
      onChange={(chosen) => void send(chosen)}
    />
  )
}
