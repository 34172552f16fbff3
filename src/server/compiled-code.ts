import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

/**
 * Lets Node keep the code that it compiles in a data folder, so that the next start of this version is faster. Where nothing can be
 * written it is compiled each time.
 */
export const enableCompiledCode = (dataDir: string, version: string): void => {
  const parent = path.join(dataDir, 'compiled')
  const folder = path.join(parent, version)
  try {
    // Node would let others read the data folder that it creates.
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const other of readdirSync(parent)) {
      if (other !== version) rmSync(path.join(parent, other), { recursive: true, force: true })
    }
  } catch {
    return
  }
  enableCompileCache(folder)
}
