// caught by import(no-cycle): cycle
import type { One } from '#server/db/circle-one.ts'

export type Two = { one: One }
