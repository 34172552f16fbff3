import type { Plugin } from 'vite'
import { locales } from '#shared/locale/locale.ts'
import {
  readDangerModels,
  readFollowUpModel,
  readGeneralAnswers,
  readGeneralModel,
  readHealthSubjects,
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readPinyinModel,
  readRecordContent,
  readRecordModel,
  readReplies,
  readRequestModels,
  readSafetyContent,
  readSentenceContent,
  readTopicModel,
  readWordVectors,
  readTopics,
} from '#server/assistant/content/read-source.ts'
import { resolveCompiledReader } from './compiled-content.ts'
import { trainModels } from './train-models.ts'

/**
 * Validates `content/assistant` and compiles it to JSON files, which the built server reads. In development the server reads the
 * sources, in tests those or the compiled files (`readBuiltContent`).
 */
export const compileAssistantContent = (): Plugin => ({
  name: 'glowjar:assistant-content',
  apply: 'build',
  enforce: 'pre',
  resolveId: resolveCompiledReader,
  buildStart: trainModels,
  generateBundle() {
    const emit = (name: string, content: unknown) =>
      this.emitFile({ type: 'asset', fileName: `assistant/${name}.json`, source: JSON.stringify(content) })
    emit('shared', readNonTopicContent())
    emit('helplines', readHelplines())
    emit('safety', readSafetyContent())
    emit('sentences', readSentenceContent())
    emit('danger-models', readDangerModels())
    emit('pinyin', readPinyinModel())
    emit('request-models', readRequestModels())
    emit('record-model', readRecordModel())
    emit('follow-up-model', readFollowUpModel())
    emit('general-model', readGeneralModel())
    for (const language of locales) {
      emit(
        `topics-${language}`,
        readTopics(language).map((topic) => ({ ...topic, examples: [] })),
      )
      emit(`topic-model-${language}`, readTopicModel(language))
      emit(`word-vectors-${language}`, readWordVectors(language))
      emit(`health-${language}`, readHealthSubjects(language))
      emit(`record-${language}`, readRecordContent(language))
      emit(
        `general-${language}`,
        readGeneralAnswers(language).map(({ answer }) => ({ answer, asks: [] })),
      )
      emit(`help-${language}`, readHelpSubjects(language))
      emit(`replies-${language}`, readReplies(language))
    }
  },
})
