import { getModel, streamChat } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Model } from '#server/assistant/model/model.ts'
import { invalidField } from '#server/errors.ts'
import { queryRoute, streamRoute, type Route } from '#server/http/route.ts'
import { childRecord } from './child-record.ts'
import { answering } from './answering.ts'

interface Services {
  /** Null where no language model is set up. */
  model: Model | null
  helplines: Readonly<Record<Locale, string | null>>
  /** Hears of what went wrong behind an answer. */
  report: (message: string, error: unknown) => void
}

/** The assistant: its answers as a stream, and where its model is. What it knows is brought in by the first question. */
export const assistantRoutes = ({ model, helplines, report }: Services): Route[] => [
  streamRoute(streamChat, async ({ db, member, body, now, signal }) => {
    const { isKnown, replyTo } = await import('#server/assistant/reply.ts')
    const { wordsIn } = await import('#server/assistant/words/words-in.ts')
    const child = await childRecord(db, member, body.childId, now, wordsIn(body.language))
    if (body.topic !== undefined && !isKnown(body.topic)) {
      throw invalidField('topic', 'invalid_choice', 'There is no such topic.')
    }
    const reply = await replyTo(body, child, helplines)
    return answering({ reply, model: member.usesModel ? model : null, body, child, signal, report })
  }),

  queryRoute(getModel, async () => ({ host: model?.host ?? null })),
]
