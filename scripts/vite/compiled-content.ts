import path from 'node:path'
import type { Plugin } from 'vite'

const folder = path.resolve('src/server/assistant/content')
const reader = path.join(folder, 'read-compiled.ts')

/** Returns the module that reads compiled content where the one that reads the sources is imported; else undefined. */
export const resolveCompiledReader = (source: string, importer: string | undefined): string | undefined =>
  importer === path.join(folder, 'load.ts') && source === './read-source.ts' ? reader : undefined

/** Makes tests read the content of the assistant that was built last, which takes less time than its sources. */
export const readBuiltContent = (): Plugin => ({
  name: 'glowjar:built-content',
  enforce: 'pre',
  resolveId: resolveCompiledReader,
  transform: (code, id) =>
    id === reader ? code.replace('import.meta.dirname', JSON.stringify(path.resolve('dist/server'))) : undefined,
})
