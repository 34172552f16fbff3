import { enableCompiledCode } from './compiled-code.ts'
import { readProcessConfig } from './config.ts'
import { readPackageVersions } from './package-versions.ts'
import { exitWithStartError } from './start-error.ts'

try {
  const config = readProcessConfig(process.argv.slice(2))
  enableCompiledCode(config.dataDir, readPackageVersions().glowjar)
  const { start } = await import('./start.ts')
  await start(config)
} catch (error) {
  exitWithStartError(error)
}
