import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from './content-files.ts'

const computeCacheKey = (codeFiles: readonly string[], examples: readonly unknown[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(examples))
  for (const name of codeFiles) hash.update(readFileSync(path.join(import.meta.dirname, `../${name}.ts`)))
  return hash.digest('hex').slice(0, 20)
}

/**
 * Trains models with examples, or reads them from `node_modules/.cache` when they were trained with the same examples by the same
 * code, which is in `codeFiles`.
 */
export const readOrTrain = <Example, Models>(
  name: string,
  codeFiles: readonly string[],
  examples: readonly Example[],
  train: (examples: readonly Example[]) => Models,
): Models => {
  const folder = path.resolve(contentFolder, '../../node_modules/.cache/glowjar')
  const file = path.join(folder, `${name}-${computeCacheKey(codeFiles, examples)}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Models
  const models = train(examples)
  mkdirSync(folder, { recursive: true })
  const temporary = `${file}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(models))
  renameSync(temporary, file)
  return models
}
