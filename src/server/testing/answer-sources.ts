import type { AnswerSources } from '#server/assistant/answer-step.ts'
import type { ChildContext } from '#server/assistant/child-context.ts'
import { emptyLookUp } from './empty-look-up.ts'
import { loadEmptySpeaker } from './empty-speaker.ts'

/** Returns the sources of answers about an only child of a family without a record. */
export const createAnswerSources = (child: ChildContext): AnswerSources => ({
  loadChild: async () => child,
  findOtherChild: async () => undefined,
  loadHelplines: async () => ({ country: null, timeZone: 'UTC', own: {}, text: null }),
  lookUp: emptyLookUp,
  loadSpeaker: loadEmptySpeaker,
})
