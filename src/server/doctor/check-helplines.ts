import { dayIn, daysBetween } from '#shared/time/day.ts'
import type { HelplineTable } from '#server/assistant/content/helplines-schema.ts'
import { fine, toDo, type Finding } from './finding.ts'

/** Days (two years) after which a number must be looked up again. */
const maxAgeDays = 730
const maxNamed = 5

/** Checks that every number of the help lines was compared with a public page within the last 24 months. */
export const checkHelplines = ({ elsewhere, countries }: HelplineTable, now: number): Finding => {
  const today = dayIn(now, 'UTC')
  const rows = Object.entries({ '': elsewhere, ...countries }).flatMap(([country, list]) =>
    list.map(({ use, number, page }) => ({ name: `${country} ${use} ${number}`.trim(), checked: page.checked })),
  )
  const old = rows.filter(({ checked }) => daysBetween(checked, today) > maxAgeDays).map(({ name }) => name)
  if (old.length === 0) return fine('help-lines', `${rows.length} numbers, all compared within the last 24 months`)
  const named = old.slice(0, maxNamed).join(', ') + (old.length > maxNamed ? ` and ${old.length - maxNamed} more` : '')
  return toDo(
    'help-lines',
    `compared more than 24 months ago: ${named}. Update Glowjar, or look up those of your country and set them in the settings of the family`,
  )
}
