import type { Workbench } from './user.ts'

/** Prints all feedback, the newest last. */
export const listFeedback = async ({ database: { db }, print }: Pick<Workbench, 'database' | 'print'>) => {
  const rows = await db
    .selectFrom('feedback')
    .leftJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.created_at', 'feedback_type', 'subject', 'message', 'users.name', 'users.email'])
    .orderBy('feedback.created_at')
    .orderBy('feedback.id')
    .execute()
  for (const { created_at, feedback_type, subject, message, name, email } of rows) {
    print([created_at.slice(0, 10), feedback_type, name ?? '-', email ?? '-', subject].join('\t'))
    // A bare carriage return would let a line write over another one.
    for (const line of message.split(/\r\n?|\n/)) print(`    ${line}`)
  }
  print(`${rows.length} in all`)
}
