import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getLegalText } from '#shared/legal/contract.ts'
import { readConfig } from '#server/config.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createVisitorWithLegalFiles = async (files: Record<string, string>) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'glowjar-legal-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(path.join(dataDir, 'legal'))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dataDir, 'legal', name), text)
  return (await createTestApp({ services: { config: readConfig({ DATA_DIR: dataDir }, []) } })).visitor()
}

test('returns null without a text of the operator', async () => {
  const { call } = await createVisitorWithLegalFiles({})
  expect(await call(getLegalText, { params: { document: 'terms' }, query: { language: 'en' } })).toEqual({ text: null })
})

test('the operator’s text in the user’s language takes precedence over the general one [ACC-33]', async () => {
  const { call } = await createVisitorWithLegalFiles({ 'privacy.txt': 'For all.\n', 'privacy.es.txt': 'En español.\n' })
  const text = (language: 'es' | 'zh') => call(getLegalText, { params: { document: 'privacy' }, query: { language } })
  expect(await text('es')).toEqual({ text: 'En español.' })
  expect(await text('zh')).toEqual({ text: 'For all.' })
})

test('no other file can be requested [ACC-33]', async () => {
  const { send } = await createVisitorWithLegalFiles({})
  expect((await send('/api/legal/..%2Fsecret.key?language=en')).status).toBe(404)
  expect((await send('/api/legal/terms?language=../en')).status).toBe(400)
})
