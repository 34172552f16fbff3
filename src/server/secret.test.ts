import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSecret } from './secret.ts'

const folder = () => {
  const made = mkdtempSync(path.join(tmpdir(), 'glowjar-secret-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('the first start makes a secret of 32 bytes that only its owner reads; later starts keep it', () => {
  const data = path.join(folder(), 'data')
  const secret = readSecret(data)
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(statSync(path.join(data, 'secret.key')).mode & 0o777).toBe(0o600)
  expect(statSync(data).mode & 0o777).toBe(0o700)
  expect(readSecret(data)).toBe(secret)
  expect(readSecret(folder())).not.toBe(secret)
})

test('a file that holds no secret stops the start and stays as it is', () => {
  const data = folder()
  const file = path.join(data, 'secret.key')
  writeFileSync(file, 'short')
  chmodSync(file, 0o600)
  expect(() => readSecret(data)).toThrow(/secret\.key holds no secret/)
  expect(readFileSync(file, 'utf8')).toBe('short')
})
