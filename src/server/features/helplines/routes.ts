import { getHelplines, getHelplineSettings, helplineUses, putHelplineSettings } from '#shared/helplines/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'
import { commandRoute, queryRoute, type Route } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { findChosenHelplines } from '#server/ledger/chosen-helplines.ts'
import { updateChosenHelplines } from './store.ts'

// The table of help lines is loaded with the first request that needs it.
const loadServices = async () => {
  const { loadHelplines } = await import('#server/assistant/content/load.ts')
  const { findHelplines, listCountriesOfZone } = await import('#server/assistant/safety/find-helplines.ts')
  return { table: loadHelplines(), findHelplines, listCountriesOfZone }
}

const readSettings = async (db: Db, { familyId, timeZone }: Member) => {
  const { table, listCountriesOfZone } = await loadServices()
  return {
    ...(await findChosenHelplines(db, familyId)),
    candidates: [...listCountriesOfZone(timeZone)],
    countries: Object.keys(table.countries),
  }
}

/** Returns the routes of the help lines of a family. `texts` are what the operator has set in place of the table, by language. */
export const helplinesRoutes = (texts: Readonly<Record<Locale, string | null>>): Route[] => [
  queryRoute(getHelplines, async ({ db, member, query }) => {
    const { table, findHelplines } = await loadServices()
    const chosen = await findChosenHelplines(db, member.familyId)
    const uses = query.uses.split(',').flatMap((one) => helplineUses.filter((use) => use === one))
    const isTableReplaced = texts[query.language] !== null
    return findHelplines(table, uses, { ...chosen, timeZone: member.timeZone, isTableReplaced })
  }),
  queryRoute(getHelplineSettings, ({ db, member }) => readSettings(db, member)),
  commandRoute(putHelplineSettings, async ({ tx, member, body }) => {
    await updateChosenHelplines(tx, member.familyId, body)
    return { response: await readSettings(tx, member), effect: null }
  }),
]
