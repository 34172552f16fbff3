import { getModel, streamChat } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Model } from '#server/assistant/model/model.ts'
import { invalidField } from '#server/errors.ts'
import { queryRoute, streamRoute, type Route } from '#server/http/route.ts'
import { answerEvents } from './answer-events.ts'
import { loadChildContext } from './load-child-context.ts'

interface Services {
  /** Null when no language model is configured. */
  model: Model | null
  helplines: Readonly<Record<Locale, string | null>>
  reportError: (message: string, error: unknown) => void
}

/** Routes of the assistant. The first question loads its code and content. */
export const assistantRoutes = ({ model, helplines, reportError }: Services): Route[] => [
  streamRoute(streamChat, async ({ db, member, body, now, signal }) => {
    const { answerMessage, isKnownTopic } = await import('#server/assistant/answer-message.ts')
    const child = await loadChildContext(db, member, body, now)
    if (body.topic !== undefined && !isKnownTopic(body.topic, body.language)) {
      throw invalidField('topic', 'invalid_choice', 'There is no such topic.')
    }
    const reply = answerMessage(body, child, helplines)
    return answerEvents({ reply, model: member.usesModel ? model : null, body, child, signal, reportError })
  }),

  queryRoute(getModel, async () => ({ host: model?.host ?? null })),
]
