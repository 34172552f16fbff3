import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addWebhook, listDeliveries } from '#shared/webhooks/contract.ts'
import { award, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

const readExample = () => /```js\n(.*?)```/s.exec(readFileSync(path.join(root, 'docs/webhooks.md'), 'utf8'))?.[1] ?? ''

const findFreePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs the receiver of the page beside the installed packages. Returns what it has printed. */
const startDocumentedReceiver = async (env: Record<string, string>) => {
  const folder = mkdtempSync(path.join(root, 'node_modules/.receiver-'))
  writeFileSync(path.join(folder, 'receiver.mjs'), readExample())
  const receiver = spawn(process.execPath, [path.join(folder, 'receiver.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(async () => {
    receiver.kill()
    await once(receiver, 'exit')
    rmSync(folder, { recursive: true })
  })
  const printed: string[] = []
  receiver.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  return () => printed.join('')
}

test('the receiver in the documentation accepts signed messages once and rejects others [OUT-7]', async () => {
  const port = await findFreePort()
  const host = `127.0.0.1:${port}`
  // The receiver compares with the real time.
  const app = await createTestApp({ env: { OUTBOUND_HOSTS: host }, start: new Date().toISOString() })
  const ana = await app.member()
  const { id, secret } = await ana.call(addWebhook, { body: { url: `http://${host}/`, events: ['act.recorded'] } })
  const child = await createChild(ana.call, 'Mia')
  const readPrinted = await startDocumentedReceiver({ WEBHOOK_SECRET: secret, PORT: String(port) })
  await expect
    .poll(() =>
      fetch(`http://${host}/`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status,
        () => null,
      ),
    )
    .toBe(401)
  await award(ana.call, child.id, 5)
  await app.runDueJobs()
  await expect.poll(readPrinted).toBe('act.recorded behavior 5\n')
  expect(await ana.call(listDeliveries, { params: { id } })).toMatchObject([{ status: 204, attempts: 1 }])
})
