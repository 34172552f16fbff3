import { readProcessConfig } from '#server/config.ts'
import { demoCommand } from '#server/demo/demo.ts'
import { describeFailure } from '#server/failure-message.ts'
import { createMailQueue } from '#server/mail/queue.ts'
import { OperatorError } from '#server/operator-error.ts'
import { toPrintable } from '#server/printable.ts'
import { resolveOrigins } from '#server/origins.ts'
import { backupCommand, backupUsage, restoreCommand, restoreUsage } from './backup.ts'
import { ignoreClosedOutput } from './closed-output.ts'
import type { DatabaseCommand } from './command.ts'
import { doctorCommand, doctorUsage } from './doctor.ts'
import { exportCommand, exportUsage } from './export.ts'
import { feedbackCommand, feedbackUsage } from './feedback.ts'
import { importCommand, importUsage } from './import.ts'
import { mailCommand, mailUsage } from './mail.ts'
import { moveCommand, moveUsage } from './move.ts'
import { openWithoutLock, openLockedAgainstRestore } from './open-database.ts'
import { userUsage } from './user-arguments.ts'
import { userCommand } from './user.ts'
import { verifyCommand, verifyUsage } from './verify.ts'

const print = (line: string) => void process.stdout.write(`${toPrintable(line, '\t')}\n`)

const runWithDatabase = async <T>(open: typeof openWithoutLock, run: DatabaseCommand<T>): Promise<T> => {
  const config = readProcessConfig([])
  const database = await open(config, Date.now())
  try {
    const mails = createMailQueue(config.mail !== null)
    const { localAccounts } = config
    return await run({
      database,
      baseUrl: resolveOrigins(config).baseUrl,
      localAccounts,
      mails,
      now: Date.now(),
      print,
    })
  } finally {
    await database.close()
  }
}

const printUsage = () => {
  for (const line of usage.split('\n')) print(line)
}

const commands: Readonly<Record<string, (args: readonly string[]) => unknown>> = {
  user: (args) => runWithDatabase(openLockedAgainstRestore, userCommand(args)),
  verify: async (args) => {
    process.exitCode = await runWithDatabase(openWithoutLock, verifyCommand(args))
  },
  doctor: async (flags) => {
    process.exitCode = await doctorCommand(readProcessConfig(flags), Date.now(), print)
  },
  export: (args) => runWithDatabase(openLockedAgainstRestore, exportCommand(args)),
  import: (args) => runWithDatabase(openLockedAgainstRestore, importCommand(args)),
  feedback: (args) => runWithDatabase(openWithoutLock, feedbackCommand(args)),
  backup: (args) => backupCommand(readProcessConfig([]), args, Date.now(), print),
  restore: (args) => restoreCommand(readProcessConfig([]), args, Date.now(), print),
  move: (args) => moveCommand(readProcessConfig([]), args, Date.now(), print),
  mail: (args) => mailCommand(readProcessConfig([]), args, print),
  demo: (flags) => demoCommand(flags, print),
  help: printUsage,
  '--help': printUsage,
}

const usage = `${userUsage}
${doctorUsage}
${verifyUsage}
${backupUsage}
${restoreUsage}
${exportUsage}
${importUsage}
${moveUsage}
${mailUsage}
${feedbackUsage}
glowjar demo [--lan] [--language zh|en|es]
                                 starts a demo with 90 days of sample data`

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

ignoreClosedOutput()
try {
  if (!command) throw new OperatorError(name === '' ? usage : `Unknown command '${name}'\n${usage}`)
  await command(args)
} catch (error) {
  const message = error instanceof OperatorError ? error.message : describeFailure(error, readProcessConfig([]))
  if (message === undefined) throw error
  process.stderr.write(`${toPrintable(message, '\t\n')}\n`)
  process.exitCode = 1
}
