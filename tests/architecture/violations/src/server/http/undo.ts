// caught by eslint(no-restricted-imports): src/server/http imports only run-command.ts
import { memory } from '#server/ledger/driver.ts'

export const undo = memory
