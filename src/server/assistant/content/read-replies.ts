import { readdirSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '#shared/locale/locale.ts'
import { contentFolder, mapCollectingErrors, readContentFile, readYaml, validateFile } from './content-files.ts'
import { createHelpSubjectSchema, type HelpSubject } from './help-schema.ts'
import { createFollowUpsSchema, createRepliesSchema, replyKinds, type Replies, type Reply } from './replies-schema.ts'
import { helpSubjectHeadings, parseSectionedMarkdown } from './sectioned-markdown.ts'

/** Reads the subjects of help about the app in a language, sorted by their ids. @throws ContentError */
export const readHelpSubjectFiles = (language: Locale): HelpSubject[] => {
  const schema = createHelpSubjectSchema(language)
  return mapCollectingErrors(readdirSync(path.join(contentFolder, 'help')).toSorted(), (id) => {
    const name = `help/${id}/${language}.md`
    return { ...validateFile(schema, parseSectionedMarkdown(name, readContentFile(name), helpSubjectHeadings)), id }
  })
}

/** Reads the prepared replies of a kind in a language. @throws ContentError */
const readRepliesOfKind = (folder: string, language: Locale, topicIds: readonly string[]): Reply[] => {
  const followUps = readYaml(`${folder}/follow-ups.yaml`, createFollowUpsSchema(topicIds))
  const replies = readYaml(`${folder}/${language}.yaml`, createRepliesSchema(Object.keys(followUps)))
  return Object.entries(replies).map(([id, reply]) => ({ ...reply, id, followUps: followUps[id] ?? [] }))
}

/** Reads the prepared replies in a language. @throws ContentError */
export const readReplyFiles = (language: Locale, topicIds: readonly string[]): Replies => {
  const [smallTalk, outside] = replyKinds
  return {
    [smallTalk]: readRepliesOfKind(smallTalk, language, topicIds),
    [outside]: readRepliesOfKind(outside, language, topicIds),
  }
}
