import { locales } from '#shared/locale/locale.ts'
import { loadHelpSubjects, loadReplies, loadRequestModels } from '#server/assistant/content/load.ts'
import { replyKinds, type ReplyKind } from '#server/assistant/content/replies-schema.ts'
import { memoizeRecent } from '#server/assistant/memoize.ts'
import { createClassifier } from '#server/assistant/safety/classifier.ts'
import { foldText } from './text.ts'

type KnownId = readonly [message: string, entry: { kind: PreparedKind; id: string }]

/** Returns the letters and numbers of a message, or all of it where there are none, such as in "?". */
const normalize = (message: string): string => {
  const folded = foldText(message)
  return folded.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() || folded.trim()
}

const listKnownMessages = (): KnownId[] =>
  locales.flatMap((language) => {
    const help = loadHelpSubjects(language).flatMap(({ id, name, questions }) =>
      [name, ...questions].map((message): KnownId => [normalize(message), { kind: 'help', id }]),
    )
    const replies = replyKinds.flatMap((kind) =>
      loadReplies(language)[kind].flatMap(({ id, messages }) =>
        messages.map((message): KnownId => [normalize(message), { kind, id }]),
      ),
    )
    return [...help, ...replies]
  })

const createTools = () => {
  const { kinds, replies } = loadRequestModels()
  return {
    classifyKind: memoizeRecent(createClassifier(kinds)),
    classifyReply: createClassifier(replies),
    known: new Map(listKnownMessages()),
  }
}

let tools: ReturnType<typeof createTools> | undefined

const getTools = () => (tools ??= createTools())

const findMostLikely = (probabilities: Iterable<readonly [string, number]>) =>
  [...probabilities].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as const)

/** Kinds of requests that have prepared answers. */
const preparedKinds = ['help', ...replyKinds] as const

type PreparedKind = (typeof preparedKinds)[number]

/** What a message asks for, how likely that is, and what it is about exactly if it stands among the content's messages. */
export interface PreparedRequest {
  kind: PreparedKind
  probability: number
  id: string | null
}

/** Returns which kind of prepared answer suits a message best, by the messages of the content and what a model has learned from them. */
export const classifyRequest = (message: string): PreparedRequest => {
  const { known, classifyKind } = getTools()
  const entry = known.get(normalize(message))
  if (entry) return { ...entry, probability: 1 }
  const probabilities = classifyKind(message)
  return preparedKinds
    .map((kind) => ({ kind, probability: probabilities.get(kind) ?? 0, id: null }))
    .reduce((best, one) => (one.probability > best.probability ? one : best))
}

/** Returns the id of the prepared reply of a kind that suits a message best. */
export const findReplyId = (message: string, kind: ReplyKind): string | null => {
  const prefix = `${kind}.`
  const ofKind = [...getTools().classifyReply(message)].filter(([label]) => label.startsWith(prefix))
  const [label] = findMostLikely(ofKind)
  return label === '' ? null : label.slice(prefix.length)
}

/** Returns how likely a message tells what happened, to have it recorded. */
export const estimateReportProbability = (message: string): number =>
  getTools().classifyKind(message).get('report') ?? 0

/** Returns how likely a message is about children: a question about bringing them up, or what they did. */
export const sumTopicProbability = (probabilities: ReadonlyMap<string, number>): number =>
  (probabilities.get('topic') ?? 0) + (probabilities.get('report') ?? 0)

/** Returns how likely a message is about children, by what the model has learned. */
export const estimateTopicProbability = (message: string): number =>
  sumTopicProbability(getTools().classifyKind(message))
