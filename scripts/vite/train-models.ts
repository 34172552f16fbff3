import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { TrainedModels } from './train-models-worker.ts'

/** Those that take longest first. */
const parts: readonly TrainedModels[] = ['danger', 'zh', 'en', 'es', 'requests']

const train = (models: TrainedModels): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(path.resolve('scripts/vite/train-models-worker.ts'), { workerData: models })
    worker.once('error', reject).once('exit', () => resolve())
  })

/** Trains the models of the assistant that are not cached, on all cores. @throws Error when the content is invalid. */
export const trainModels = async (): Promise<void> => {
  const queue = [...parts]
  const trainQueued = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await train(next)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, trainQueued))
}
