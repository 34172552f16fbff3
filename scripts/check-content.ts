import { locales } from '#shared/locale/locale.ts'
import { ContentError, mapCollectingErrors } from '#server/assistant/content/content-files.ts'
import {
  readAllSafetyExamples,
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readPinyinModel,
  readSafetyContent,
  readSentenceContent,
  readRecordContent,
  readReplies,
  readTopics,
  readHealthSubjects,
} from '#server/assistant/content/read-source.ts'
import { readRecordExamples } from '#server/assistant/content/record-model.ts'

try {
  mapCollectingErrors(
    [
      readNonTopicContent,
      readHelplines,
      readSentenceContent,
      readSafetyContent,
      readAllSafetyExamples,
      readPinyinModel,
      readRecordExamples,
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
