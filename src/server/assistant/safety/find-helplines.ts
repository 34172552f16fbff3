import { getTimezone } from 'countries-and-timezones'
import {
  ownHelplineUses,
  toDialString,
  type Helpline,
  type HelplinesInCountry,
  type HelplineUse,
  type OwnHelplines,
} from '#shared/helplines/contract.ts'
import type { HelplineRow, HelplineTable } from '#server/assistant/content/helplines-schema.ts'

/** What the help lines of a family depend on. */
export interface HelplineSettings {
  /** ISO 3166-1 code; null: the time zone decides. */
  country: string | null
  timeZone: string
  own: OwnHelplines
  /** Whether the operator has set numbers in place of the table. */
  isTableReplaced: boolean
}

/** Returns the countries of a time zone (tzdata), the one that it is named after first; none for zones such as UTC. */
export const listCountriesOfZone = (timeZone: string): readonly string[] => getTimezone(timeZone)?.countries ?? []

const toHelpline = ({ use, number, dial, name, by, words, hours, area }: Omit<HelplineRow, 'page'>): Helpline => ({
  use,
  number,
  dial: dial ?? toDialString(number),
  name: name ?? null,
  channel: by ?? 'call',
  words: words ?? null,
  hours: hours ?? null,
  area: area ?? null,
  isOwn: false,
})

const findOwn = (use: HelplineUse, own: OwnHelplines): Helpline[] =>
  ownHelplineUses
    .filter((one) => one === use)
    .flatMap((one) => own[one] ?? [])
    .map((number) => ({ ...toHelpline({ use, number }), isOwn: true }))

const services: readonly HelplineUse[] = ['ambulance', 'police', 'fire']

/** Where one number stands for all services, it is that of each; where none does, the emergency number is that of the ambulance. */
const findRows = (rows: readonly HelplineRow[], use: HelplineUse): readonly HelplineRow[] => {
  const of = (one: HelplineUse) => rows.filter((row) => row.use === one)
  if (use === 'emergency') return of('emergency').length > 0 ? of('emergency') : of('ambulance')
  return services.includes(use) && of('emergency').length > 0 ? of('emergency') : of(use)
}

/** Returns the help lines for some uses in the order of the uses, those that the family wrote down first. */
export const findHelplines = (
  { elsewhere, countries }: HelplineTable,
  uses: readonly HelplineUse[],
  { country, timeZone, own, isTableReplaced }: HelplineSettings,
): HelplinesInCountry => {
  const candidates = country === null ? listCountriesOfZone(timeZone) : [country]
  const [likeliest = null] = candidates
  const rows = isTableReplaced ? [] : (countries[likeliest ?? ''] ?? elsewhere)
  const lines = uses.flatMap((use) => [...findOwn(use, own), ...findRows(rows, use).map(toHelpline)])
  return {
    country: likeliest,
    candidates: candidates.length > 1 && !isTableReplaced ? [...candidates] : [],
    lines: [...new Map(lines.map((line) => [line.number, line])).values()],
    lacksPoisonCentre: uses.includes('poison') && !isTableReplaced && !lines.some(({ use }) => use === 'poison'),
  }
}
