// caught by eslint(no-restricted-imports): HTTP knows of the ledger only how to run a command
import { memory } from '#server/ledger/driver.ts'

export const undo = memory
