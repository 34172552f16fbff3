import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workerData } from 'node:worker_threads'
import { encodeModel, toModelFileName } from '#server/assistant/models/model-file.ts'
import type { ModelName } from '#server/assistant/models/models.ts'
import { trainModel } from './trainer/train-model.ts'

const { name, folder } = workerData as { name: ModelName; folder: string }

mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, toModelFileName(name)), encodeModel(trainModel(name)))
