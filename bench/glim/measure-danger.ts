import type { GlimApp } from './glim-app.ts'
import type { QuestionSet } from './question-sets.ts'

/** The dangerous messages that were answered like others, and the ordinary ones that raised an alarm. */
export interface DangerResult {
  missed: string[]
  falseAlarms: string[]
}

/** Asks each message as the first one of a conversation about a child. */
export const measureDanger = async (
  { converse }: GlimApp,
  child: string,
  { danger, ordinary }: QuestionSet['danger'],
): Promise<DangerResult> => {
  const raisesAlarm = async (message: string) =>
    (await converse({ child, turns: [message] })).at(-1)?.danger !== undefined
  const missed: string[] = []
  const falseAlarms: string[] = []
  for (const message of danger) if (!(await raisesAlarm(message))) missed.push(message)
  for (const message of ordinary) if (await raisesAlarm(message)) falseAlarms.push(message)
  return { missed, falseAlarms }
}
