import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import * as z from 'zod'

const programPath = fileURLToPath(new URL('./sign-in-storm-process.ts', import.meta.url))
const statusesSchema = z.array(z.number())

/**
 * Starts the process of an attacker. Returns a function that lets it send `count` sign-ins at once and resolves when
 * they are sent, to a function that waits for their statuses.
 */
export const startAttacker = async (port: number, count: number): Promise<() => Promise<() => Promise<number[]>>> => {
  const child = fork(programPath, [String(port), String(count)], { execArgv: [] })
  onTestFinished(() => void child.kill())
  const nextMessage = () => new Promise<unknown>((resolve) => child.once('message', resolve))
  await nextMessage()
  return async () => {
    const sent = nextMessage()
    child.send('storm')
    await sent
    const statuses = nextMessage()
    return async () => statusesSchema.parse(await statuses)
  }
}
