import { readProcessConfig } from './config.ts'
import { exitWithStartError, start } from './start.ts'

try {
  await start(readProcessConfig(process.argv.slice(2)))
} catch (error) {
  exitWithStartError(error)
}
