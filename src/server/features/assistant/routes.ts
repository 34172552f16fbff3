import { getModel, streamChat } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Model } from '#server/assistant/model/model.ts'
import { refuse } from '#server/http/problems.ts'
import { reads, streams, type Route } from '#server/http/route.ts'
import { childRecord } from './child-record.ts'
import { answering } from './answering.ts'

interface Services {
  /** Null where no language model is set up. */
  model: Model | null
  helplines: Readonly<Record<Locale, string | null>>
  /** Hears of what went wrong behind an answer. */
  report: (message: string, error: unknown) => void
}

const unknownTopic = () =>
  refuse('invalid_input', {
    errors: [{ path: 'topic', code: 'invalid_choice', message: 'There is no such topic.' }],
  })

/** The assistant: its answers as a stream, and where its model is. What it knows is brought in by the first question. */
export const assistantRoutes = ({ model, helplines, report }: Services): Route[] => [
  streams(streamChat, async ({ db, member, body, now, signal }) => {
    const { isKnown, replyTo } = await import('#server/assistant/reply.ts')
    const { wordsIn } = await import('#server/assistant/words/words-in.ts')
    const child = await childRecord(db, member, body.childId, now, wordsIn(body.language))
    if (body.topic !== undefined && !isKnown(body.topic)) unknownTopic()
    const reply = await replyTo(body, child, helplines)
    return answering({ reply, model: member.usesModel ? model : null, body, child, signal, report })
  }),

  reads(getModel, async () => ({ host: model?.host ?? null })),
]
