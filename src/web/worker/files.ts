/** A file of the build: the name of a hashed one tells its content, any other one has a revision. */
export interface BuiltFile {
  url: string
  revision: string | null
}

/** Where a file is stored: other content has another address, so that two builds can lie side by side. */
export const addressOf = ({ url, revision }: BuiltFile): string => `/${url}${revision === null ? '' : `?${revision}`}`

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** What a file is called in every build. */
const nameOf = (address: string) => pathOf(address).replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Whether a path is one of the parts of the app that are stored when they are used: scripts, styles, fonts. */
export const isPart = (path: string): boolean => /^\/assets\/.+\.(?:js|css|woff2)$/.test(path)

/** The parts that a page names itself. */
export const partsIn = (page: string): string[] =>
  [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)

/**
 * What of a build is worth its room on a phone: what its page begins with, and what follows on the parts that were in
 * use until now. The rest is stored once it is used.
 */
export const worthStoring = (files: readonly string[], page: string, stored: readonly string[]): string[] => {
  const used = new Set(stored.map(nameOf))
  return files.filter((file) => page.includes(`"${pathOf(file)}"`) || used.has(nameOf(file)))
}
