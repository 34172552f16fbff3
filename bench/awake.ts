import { stayAwake } from './load.ts'

stayAwake()
