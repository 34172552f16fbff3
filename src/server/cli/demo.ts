import path from 'node:path'
import { readProcessConfig } from '#server/config.ts'
import { createDemo, demoAccount } from '#server/demo/demo.ts'
import { start } from '#server/start.ts'

/** `glowjar demo`: creates a demo family in a temporary folder, starts the app on it and prints how to sign in. */
export const demoCommand = async (flags: readonly string[], print: (line: string) => void): Promise<void> => {
  const config = { ...readProcessConfig(flags), databaseUrl: null }
  const dataDir = await createDemo(config)
  await start({ ...config, dataDir, backups: { folder: path.join(dataDir, 'backups'), nightly: false } })
  print(`Sign in with ${demoAccount.email} and the password: ${demoAccount.password}`)
}
