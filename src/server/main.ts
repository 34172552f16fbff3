import { configOfProcess } from './config.ts'
import { cannotStart, start } from './start.ts'

try {
  await start(configOfProcess(process.argv.slice(2)))
} catch (error) {
  cannotStart(error)
}
