import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { locales } from '#shared/locale/locale.ts'
import {
  modelFolder,
  readHealthSubjects,
  readHelpSubjects,
  readHelplines,
  readNonTopicContent,
  readRecordContent,
  readPinyinSyllables,
  readReplies,
  readSafetyContent,
  readSentenceContent,
  readTopics,
} from '#server/assistant/content/read-source.ts'
import type { WrittenAnswer } from '#server/assistant/content/direct-answers-schema.ts'
import { resolveCompiledReader } from './compiled-content.ts'
import { listModelMismatches } from '#scripts/model-lock.ts'

const withoutQuestions = <Subject extends { answers: readonly WrittenAnswer[] }>(subjects: readonly Subject[]) =>
  subjects.map((subject) => ({ ...subject, answers: subject.answers.map(({ question: _, ...answer }) => answer) }))

/** @throws Error when the models were not trained with the content that is built */
const assertModelsFit = (): void => {
  const mismatches = listModelMismatches()
  if (mismatches.length > 0) throw new Error(mismatches.join('\n'))
}

/**
 * Validates `content/assistant`, compiles it to JSON files, which the built server reads, and copies the models. In development the server reads the
 * sources, in tests those or the compiled files (`readBuiltContent`).
 */
export const compileAssistantContent = (): Plugin => ({
  name: 'glowjar:assistant-content',
  apply: 'build',
  enforce: 'pre',
  resolveId: resolveCompiledReader,
  buildStart: assertModelsFit,
  generateBundle() {
    const emit = (name: string, content: unknown) =>
      this.emitFile({ type: 'asset', fileName: `assistant/${name}.json`, source: JSON.stringify(content) })
    emit('shared', readNonTopicContent())
    emit('helplines', readHelplines())
    emit('safety', readSafetyContent())
    emit('sentences', readSentenceContent())
    emit('pinyin', readPinyinSyllables())
    for (const language of locales) {
      emit(`topics-${language}`, withoutQuestions(readTopics(language)))
      emit(`health-${language}`, withoutQuestions(readHealthSubjects(language)))
      emit(`record-${language}`, readRecordContent(language))
      emit(`help-${language}`, readHelpSubjects(language))
      emit(`replies-${language}`, readReplies(language))
    }
    for (const file of readdirSync(modelFolder)) {
      const source = readFileSync(path.join(modelFolder, file))
      this.emitFile({ type: 'asset', fileName: `assistant/models/${file}`, source })
    }
  },
})
