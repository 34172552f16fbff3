import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getLegalText } from '#shared/legal/contract.ts'
import { plainRoute, type Route } from '#server/http/route.ts'

const textIn = async (file: string): Promise<string | null> => {
  try {
    return (await readFile(file, 'utf8')).trim() || null
  } catch {
    return null
  }
}

/**
 * The operator's own texts: `legal/terms.en.txt` and so on in the data folder, or `legal/terms.txt` for all languages.
 * They are read when asked for, so that a changed file needs no restart.
 */
export const legalRoutes = ({ dataDir }: { dataDir: string }): Route[] => [
  plainRoute(getLegalText, async ({ params, query }) => {
    const folder = path.join(dataDir, 'legal')
    const own = await textIn(path.join(folder, `${params.document}.${query.language}.txt`))
    return { text: own ?? (await textIn(path.join(folder, `${params.document}.txt`))) }
  }),
]
