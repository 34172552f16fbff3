import { getLanguageModel, streamChat } from '#shared/assistant/contract.ts'
import { readSentence, type SentenceReading } from '#shared/assistant/sentence.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { ModelClient } from '#server/assistant/model/model-client.ts'
import type { Db } from '#server/db/transaction.ts'
import { createInvalidFieldError } from '#server/errors.ts'
import { queryRoute, streamRoute, type Route } from '#server/http/route.ts'
import { findChosenHelplines } from '#server/ledger/chosen-helplines.ts'
import type { ModelSources } from './ask-model.ts'
import { createLookUp } from './create-look-up.ts'
import { findChildContext, loadChildContext } from './load-child-context.ts'
import { loadSentenceSpeaker } from './load-known-family.ts'
import { listMemberNames } from './store.ts'
import { streamAnswerEvents } from './stream-answer-events.ts'

/** Returns a function that loads a value on its first call. */
const once = <T>(load: () => Promise<T>) => {
  let loaded: Promise<T> | undefined
  return () => (loaded ??= load())
}

const loadAnswers = once(() => import('#server/assistant/answer-message.ts'))

/** Reads a sentence about a child of a family. @throws AppError `not_found` */
const readFamilySentence = async (
  db: Db,
  member: { familyId: string; timeZone: string },
  sentence: { childId: string; text: string; language: Locale },
  now: number,
): Promise<SentenceReading> => {
  const reader = await import('#server/assistant/sentence/read-sentence.ts')
  const speaker = await loadSentenceSpeaker(db, member, sentence, now)
  return reader.readSentence({ ...sentence, ...speaker })
}

interface Services {
  /** Null when no language model is configured. */
  model: ModelClient | null
  helplines: Readonly<Record<Locale, string | null>>
  reportError: (message: string, error: unknown) => void
}

/** Routes of the assistant. The first question loads its code and content. */
export const assistantRoutes = ({ model, helplines, reportError }: Services): Route[] => [
  streamRoute(streamChat, async ({ db, member, body, now, signal }) => {
    const { answerMessage, isKnownTopic } = await loadAnswers()
    if (body.topic !== undefined && !isKnownTopic(body.topic, body.language)) {
      throw createInvalidFieldError('topic', 'invalid_choice', 'There is no such topic.')
    }
    const lookUp = await createLookUp(db, member, body, now)
    const loadChild = once(() => loadChildContext(db, member, body, now))
    const loadSpeaker = () => loadSentenceSpeaker(db, member, body, now)
    const loadHelplines = async () => {
      const chosen = await findChosenHelplines(db, member.familyId)
      return { ...chosen, timeZone: member.timeZone, text: helplines[body.language] }
    }
    const findOtherChild = (childId: string) => findChildContext(db, member, { ...body, childId }, now)
    const answerSources = { loadChild, findOtherChild, loadHelplines, lookUp, loadSpeaker }
    const sources: ModelSources = {
      loadChild,
      loadMemberNames: () => listMemberNames(db, member.familyId),
      reply: (message, context) => answerMessage({ message, context, language: body.language }, answerSources),
      readSentence: (text) => readFamilySentence(db, member, { ...body, text }, now),
    }
    const answerBuiltIn = async () => {
      const reply = await answerMessage(body, answerSources)
      const { childId = body.childId } = reply.answer
      const loadAbout = async () =>
        (childId === body.childId ? undefined : await findOtherChild(childId)) ?? (await loadChild())
      return { reply, sources: { ...sources, loadChild: loadAbout } }
    }
    const request = { model: member.usesModel ? model : null, body, signal, reportError }
    return streamAnswerEvents(request, answerBuiltIn)
  }),

  queryRoute(readSentence, ({ db, member, body, now }) => readFamilySentence(db, member, body, now)),

  queryRoute(getLanguageModel, async () => ({ host: model?.host ?? null })),
]
