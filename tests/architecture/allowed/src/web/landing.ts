import { startDemo } from './features/landing/start-demo.ts'

startDemo()
