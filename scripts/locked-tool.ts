import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const lock = 'package-lock.json'

/**
 * Imports a module of a package that the project does not depend on, because it is heavy and only one command needs it. Installs
 * it the first time, in `node_modules/.cache`, from the lock file in `folder`.
 *
 * @throws Error if it cannot be installed
 */
export const importLockedTool = async (folder: string, entry: string): Promise<unknown> => {
  const cacheFolder = path.resolve('node_modules/.cache', path.basename(folder))
  const file = path.join(cacheFolder, 'node_modules', entry)
  const isInstalled =
    existsSync(file) && readFileSync(path.join(cacheFolder, lock)).equals(readFileSync(path.join(folder, lock)))
  if (!isInstalled) {
    console.log(`Installing ${entry} in node_modules/.cache, once …`)
    cpSync(folder, cacheFolder, { recursive: true })
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
    const { status } = spawnSync('npm', ['ci', ...options], { cwd: cacheFolder })
    if (status !== 0) throw new Error(`It could not be installed: try \`npm ci\` in ${cacheFolder}.`)
  }
  return import(pathToFileURL(file).href)
}
