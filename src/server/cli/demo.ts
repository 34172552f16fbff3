import path from 'node:path'
import { readProcessConfig } from '#server/config.ts'
import { demoAccount, createDemo } from '#server/demo/demo.ts'
import { start } from '#server/start.ts'

/** Makes a throw-away demonstration, says how to sign in, and serves it. */
export const serveDemo = async (flags: readonly string[], print: (line: string) => void): Promise<void> => {
  const config = { ...readProcessConfig(flags), databaseUrl: null }
  const dataDir = await createDemo(config)
  await start({ ...config, dataDir, backups: { folder: path.join(dataDir, 'backups'), nightly: false } })
  print(`Sign in with ${demoAccount.email} and the password: ${demoAccount.password}`)
}
