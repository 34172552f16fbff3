import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { readOrCreateSecret } from './secret.ts'

const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-secret-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('creates a secret of 32 bytes that only its owner can read, and keeps it [RUN-2]', () => {
  const data = path.join(createFolder(), 'data')
  const secret = readOrCreateSecret(data)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(statSync(path.join(data, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(statSync(data).mode & 0o777).toBe(0o700)
  expect(readOrCreateSecret(data)).toBe(secret)
  expect(readOrCreateSecret(createFolder())).not.toBe(secret)
})

const workerScript = `
  const { parentPort, workerData } = require('node:worker_threads')
  import(workerData.module).then(({ readOrCreateSecret }) => parentPort.postMessage(workerData.folders.map(readOrCreateSecret)))
`

const readInWorker = async (folders: readonly string[]): Promise<unknown> => {
  const workerData = { module: new URL('./secret.ts', import.meta.url).href, folders }
  const worker = new Worker(workerScript, { eval: true, workerData })
  const [secrets] = await once(worker, 'message')
  await worker.terminate()
  return secrets
}

test('processes that start concurrently in an empty folder read the same secret', async () => {
  const all = createFolder()
  const folders = Array.from({ length: 200 }, (_, n) => path.join(all, String(n)))
  const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => readInWorker(folders)))
  expect(new Set(first as string[]).size).toBe(200)
  for (const other of others) expect(other).toEqual(first)
  expect(folders.map((one) => readdirSync(one)).filter((names) => names.length !== 1)).toEqual([])
})

test('throws for an invalid secret file and leaves it unchanged', () => {
  const data = createFolder()
  const file = path.join(data, 'secret.key')
  writeFileSync(file, 'short')
  chmodSync(file, 0o600)
  expect(() => readOrCreateSecret(data)).toThrow(/secret\.key is not a valid secret/)
  expect(readFileSync(file, 'utf8')).toBe('short')
})
