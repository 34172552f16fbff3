// caught by import(no-cycle): cycle
import type { Two } from './circle-two.ts'

export type One = { two: Two }
