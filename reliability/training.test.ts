import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { readModelLock } from '#server/assistant/models/model-file.ts'

const figuresSchema = z.record(z.string(), z.record(z.string(), z.number()))

/** How much the share of messages that are understood may differ between models that were trained on two releases of Node. */
const tolerance = 0.02

/** Copies what training needs into a folder that is deleted when the test ends. */
const copyRepository = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-training-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['content', 'training', 'src', 'scripts', 'package.json'])
    cpSync(name, path.join(folder, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  return folder
}

const evaluate = (folder: string) => {
  const output = execFileSync(process.execPath, ['training/evaluate.ts'], { cwd: folder, encoding: 'utf8' })
  return figuresSchema.parse(JSON.parse(output))
}

test('models that are trained anew are the shipped ones', () => {
  const folder = copyRepository()
  const models = path.join(folder, 'content/assistant/models')
  const shipped = readModelLock('content/assistant/models')
  rmSync(models, { recursive: true })
  execFileSync(process.execPath, ['training/train.ts'], { cwd: folder, stdio: 'ignore' })
  const trained = readModelLock(models)
  expect([trained.content, trained.training]).toEqual([shipped.content, shipped.training])
  // Another release of Node may round otherwise.
  expect(trained.node === shipped.node ? trained.models : shipped.models).toEqual(shipped.models)
  const [before, after] = [evaluate('.'), evaluate(folder)]
  for (const [language, figures] of Object.entries(before))
    for (const [name, share] of Object.entries(figures))
      expect(Math.abs((after[language]?.[name] ?? 1) - share), `${name} in ${language}`).toBeLessThan(tolerance)
})
