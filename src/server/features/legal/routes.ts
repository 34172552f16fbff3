import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getLegalText } from '#shared/legal/contract.ts'
import { routeWithoutTransaction, type Route } from '#server/http/route.ts'

const readText = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim() || null
  } catch {
    return null
  }
}

/**
 * Returns the route of the operator's own texts: `legal/terms.en.txt` in the data folder, else `legal/terms.txt` for all languages.
 * Read at each request, so that a changed file needs no restart.
 */
export const legalRoutes = ({ dataDir }: { dataDir: string }): Route[] => [
  routeWithoutTransaction(getLegalText, async ({ params, query }) => {
    const folder = path.join(dataDir, 'legal')
    const localized = await readText(path.join(folder, `${params.document}.${query.language}.txt`))
    return { text: localized ?? (await readText(path.join(folder, `${params.document}.txt`))) }
  }),
]
