import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Folder of the npm package, of the sources as well as of the build. */
export const packageRoot = path.resolve(import.meta.dirname, '../..')

/** Returns the version of Glowjar, and the one of Node.js that it brings. */
export const readPackageVersions = (): { glowjar: string; node: string } => {
  const { version, dependencies } = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
    version: string
    dependencies: { node?: string }
  }
  // The container image has the package without Node.js, which its base image brings.
  return { glowjar: version, node: dependencies.node ?? process.versions.node }
}
