import { startBusyLoop } from './load-generator.ts'

startBusyLoop()
