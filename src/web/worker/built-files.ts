/** A file of the build; a hashed name needs no revision. */
export interface BuiltFile {
  url: string
  revision: string | null
}

/** Returns the cache key of a file; it changes with the content, so that two builds can coexist. */
export const toFileCacheKey = ({ url, revision }: BuiltFile): string =>
  `/${url}${revision === null ? '' : `?${revision}`}`

const pathOf = (address: string) => address.split('?')[0] ?? ''

/** Returns the name of a file without its hash. */
const nameOf = (address: string) => pathOf(address).replace(/-[\w-]{8}(?=\.\w+$)/, '')

/** Returns whether a file is cached when it is used: scripts, styles, fonts, drawings. */
export const isCachedWhenUsed = (path: string): boolean => /^\/assets\/.+\.(?:js|css|woff2|svg)$/.test(path)

/** Returns the assets that a page references. */
export const findAssets = (page: string): string[] =>
  [...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)

/** Returns the files to precache: those of the page, and the new versions of those cached so far. */
export const chooseFilesToPrecache = (files: readonly string[], page: string, stored: readonly string[]): string[] => {
  const used = new Set(stored.map(nameOf))
  return files.filter((file) => page.includes(`"${pathOf(file)}"`) || used.has(nameOf(file)))
}
