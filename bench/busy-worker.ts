import { keepEventLoopBusy } from './load-generator.ts'

keepEventLoopBusy()
