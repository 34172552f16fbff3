import { act } from '#server/ledger/act.ts'
import { runCommand } from '#server/ledger/run-command.ts'
import { problems } from './problem-response.ts'

export const route = [act, runCommand, problems]
