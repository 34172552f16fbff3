#!/usr/bin/env node
import { ConfigError, configOfProcess } from '#server/config.ts'
import { connect } from '#server/db/connect.ts'
import { originsOf } from '#server/origins.ts'
import { UsageError, userCommand, userUsage, type Workbench } from './user.ts'

type Command = (bench: Workbench, args: readonly string[]) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  user: userCommand,
}

const withBench = async (work: (bench: Workbench) => Promise<void>) => {
  const config = configOfProcess([])
  const database = await connect(config.databaseUrl ? { postgres: config.databaseUrl } : { folder: config.dataDir })
  try {
    const print = (line: string) => void process.stdout.write(`${line}\n`)
    await work({ database, baseUrl: originsOf(config).baseUrl, now: Date.now(), print })
  } finally {
    await database.close()
  }
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined

try {
  if (!command) throw new UsageError(userUsage)
  await withBench((bench) => command(bench, args))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
