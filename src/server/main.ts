import { readProcessConfig } from './config.ts'
import { cannotStart, start } from './start.ts'

try {
  await start(readProcessConfig(process.argv.slice(2)))
} catch (error) {
  cannotStart(error)
}
