import type { ChatContext } from '#shared/assistant/context.ts'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import type { SentenceReading } from '#shared/assistant/sentence.ts'
import type { ChatTurn } from '#shared/assistant/turns.ts'
import type { BuiltInReply } from '#server/assistant/answer.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import type { ModelClient } from '#server/assistant/model/model-client.ts'
import { isUnsuitableSuggestion } from '#server/assistant/unsuitable/unsuitable.ts'

/** What a model's question and answer need of the family; each is loaded on first use. */
export interface ModelSources {
  loadChild: () => Promise<ChildContext>
  loadMemberNames: () => Promise<readonly string[]>
  /** Returns the built-in reply to an earlier question, after an answer with this context. */
  reply: (message: string, context: ChatContext | undefined) => Promise<BuiltInReply>
  readSentence: (text: string) => Promise<SentenceReading>
}

interface ModelRequest {
  model: ModelClient
  body: ChatQuestion
  modelQuestion: { topicId: string | null }
  sources: ModelSources
  signal: AbortSignal
}

/** What a model contributes to an answer. */
export interface ModelContribution {
  /** Null if the built-in text is to be shown. */
  text: string | null
  /** Acts to be confirmed. */
  sentence?: SentenceReading
}

/** Returns the turns whose question could itself have gone to a model: none about danger, health or the record. */
const chooseTurns = async (turns: readonly ChatTurn[], { reply }: ModelSources): Promise<ChatTurn[]> => {
  const chosen: ChatTurn[] = []
  let context: ChatContext | undefined
  for (const turn of turns) {
    const { answer, modelQuestion } = await reply(turn.question, context)
    if (modelQuestion !== null) chosen.push(turn)
    context = answer.context
  }
  return chosen
}

/** Reads what a model proposes like a parent's sentence; nothing of it is ticked. */
const readProposal = async (text: string, { readSentence }: ModelSources): Promise<SentenceReading | undefined> => {
  const { proposals } = await readSentence(text)
  const suitable = proposals.filter(
    (one) => one.kind !== 'behavior' || one.points <= 0 || !isUnsuitableSuggestion('behavior', one.title),
  )
  if (suitable.length === 0) return undefined
  return {
    proposals: suitable.map(({ doubt = 'doubtful', ...one }) => ({ ...one, isSure: false, doubt })),
    already: [],
    leftovers: [],
  }
}

/** Asks a model. Throws when it fails, times out, or says what cannot be shown. */
export const askModel = async (request: ModelRequest): Promise<ModelContribution> => {
  const { model, body, modelQuestion, sources, signal } = request
  const question = {
    message: body,
    turns: await chooseTurns(body.turns ?? [], sources),
    child: await sources.loadChild(),
    memberNames: await sources.loadMemberNames(),
    ...modelQuestion,
  }
  const { text, proposal } = await model.answer(question, signal)
  const sentence = proposal === null ? undefined : await readProposal(proposal, sources)
  return { text, ...(sentence && { sentence }) }
}
