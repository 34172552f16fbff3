import { act } from '#server/ledger/act.ts'
import { runCommand } from '#server/ledger/run-command.ts'
import { problems } from './problems.ts'

export const route = [act, runCommand, problems]
