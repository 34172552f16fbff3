import { locales } from '#shared/locale/locale.ts'
import { ContentError, mapCollectingErrors } from '#server/assistant/content/content-files.ts'
import {
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readPinyinSyllables,
  readSafetyContent,
  readSentenceContent,
  readRecordContent,
  readReplies,
  readTopics,
  readHealthSubjects,
} from '#server/assistant/content/read-source.ts'
import { ModelFileError } from '#server/assistant/models/model-file.ts'
import { listModelMismatches } from './model-lock.ts'

try {
  mapCollectingErrors(
    [
      readNonTopicContent,
      readHelplines,
      readSentenceContent,
      readSafetyContent,
      readPinyinSyllables,
      ...locales.flatMap((language) => [
        () => readTopics(language),
        () => readHealthSubjects(language),
        () => readRecordContent(language),
        () => readHelpSubjects(language),
        () => readReplies(language),
      ]),
    ],
    (read) => read(),
  )
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  const errors = [...new Set(error.message.split('\n'))]
  console.error(['Errors in content/assistant:', ...errors].join('\n'))
  process.exitCode = 1
}

const listMismatches = (): string[] => {
  try {
    return listModelMismatches()
  } catch (error) {
    if (error instanceof ModelFileError) return [error.message]
    throw error
  }
}

const mismatches = listMismatches()
for (const mismatch of mismatches) console.error(mismatch)
if (mismatches.length > 0) process.exitCode = 1
