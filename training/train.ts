import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { modelFolder } from '#server/assistant/content/read-source.ts'
import { hashBytes, modelLockName, toModelFileName, type ModelLock } from '#server/assistant/models/model-file.ts'
import type { ModelName } from '#server/assistant/models/models.ts'
import { hashContentFiles, hashTraining } from '#scripts/model-lock.ts'
import { modelNames } from './trainer/train-model.ts'

/*
 * Trains the models of the assistant and writes them, with their lock, to `content/assistant/models`, or to the folder that is given.
 */

const folder = path.resolve(process.argv[2] ?? modelFolder)

const train = (name: ModelName): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.join(import.meta.dirname, 'train-worker.ts'), { workerData: { name, folder } })
    worker.once('error', reject).once('exit', () => resolve())
  })

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`

const queue = [...modelNames]
let total = 0

const trainQueued = async (): Promise<void> => {
  for (let name = queue.shift(); name; name = queue.shift()) {
    const began = performance.now()
    await train(name)
    const bytes = statSync(path.join(folder, toModelFileName(name))).size
    total += bytes
    console.log(`${name}: ${megabytes(bytes)}, ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, trainQueued))

const describeFile = (name: string) => {
  const bytes = readFileSync(path.join(folder, toModelFileName(name)))
  return { bytes: bytes.length, sha256: hashBytes(bytes) }
}

const contentFiles = hashContentFiles()
const lock: ModelLock = {
  node: process.version,
  content: hashBytes(JSON.stringify(contentFiles)),
  training: hashTraining(),
  models: Object.fromEntries(modelNames.toSorted().map((name) => [name, describeFile(name)])),
  contentFiles,
}
writeFileSync(path.join(folder, modelLockName), `${JSON.stringify(lock, null, 2)}\n`)
console.log(`${megabytes(total)} in ${folder}`)
