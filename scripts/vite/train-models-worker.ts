import { workerData } from 'node:worker_threads'
import type { Locale } from '#shared/locale/locale.ts'
import {
  readDangerModels,
  readFollowUpModel,
  readGeneralModel,
  readRecordModel,
  readRequestModels,
  readTopicModel,
  readWordVectors,
} from '#server/assistant/content/read-source.ts'

/** What one worker trains: the models of danger, those of a language, or those that tell requests and replies apart. */
export type TrainedModels = 'danger' | 'requests' | Locale

const models = workerData as TrainedModels

if (models === 'danger') readDangerModels()
else if (models === 'requests') {
  readRequestModels()
  readRecordModel()
  readFollowUpModel()
  readGeneralModel()
} else {
  readTopicModel(models)
  readWordVectors(models)
}
