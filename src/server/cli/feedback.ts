import { toPrintable } from '#server/printable.ts'
import { parseArguments, type DatabaseCommandContext } from './command.ts'

export const feedbackUsage = 'glowjar feedback                 lists feedback from members, newest last'

type FeedbackContext = Pick<DatabaseCommandContext, 'database' | 'print'>

const printFeedback = async ({ database: { db }, print }: FeedbackContext): Promise<void> => {
  const rows = await db
    .selectFrom('feedback')
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.created_at', 'feedback_type', 'subject', 'message', 'users.name', 'users.email'])
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .execute()
  for (const { created_at, feedback_type, subject, message, name, email } of rows) {
    const cells = [created_at.slice(0, 10), feedback_type, name ?? '-', email ?? '-', subject]
    print(cells.map((cell) => toPrintable(cell)).join('\t'))
    // A bare carriage return would let a message overwrite the line before it in a terminal.
    for (const line of message.split(/\r\n?|\n/)) print(`    ${line}`)
  }
  print(`${rows.length} in total`)
}

/** Parses `glowjar feedback`, which prints all feedback, newest last. */
export const feedbackCommand = (args: readonly string[]): typeof printFeedback => {
  parseArguments(args, feedbackUsage, 0, {})
  return printFeedback
}
