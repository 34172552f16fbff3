import { loadSentenceContent } from '#server/assistant/content/load.ts'
import type { PlacedDraft } from './tell-stories.ts'

const isSameDeed = (one: string, other: string): boolean => {
  const { deeds } = loadSentenceContent()
  return one === other || deeds[one]?.within === other || deeds[other]?.within === one
}

const isSameTile = ({ draft: one }: PlacedDraft, { draft: other }: PlacedDraft): boolean =>
  one.kind === 'behavior' &&
  other.kind === 'behavior' &&
  one.title === other.title &&
  one.childId === other.childId &&
  one.day === other.day

/** Returns whether a behaviour is told again with other words: “studied hard, did two papers”. */
const isRepeated = (one: PlacedDraft, before: PlacedDraft): boolean =>
  isSameTile(one, before) &&
  (one.draft.words === before.draft.words ||
    ((!one.isPaid || !before.isPaid) &&
      one.deeds.some((deed) => before.deeds.some((other) => isSameDeed(deed, other)))))

/** Makes one of behaviours that are told twice, with the points that are said; another of the same name is doubtful. */
export const mergeBehaviors = (placed: readonly PlacedDraft[]): PlacedDraft[] => {
  const merged: PlacedDraft[] = []
  for (const one of placed) {
    const at = merged.findIndex((before) => isRepeated(one, before))
    const before = merged[at]
    if (before) {
      if (one.isPaid && !before.isPaid) merged[at] = one
      continue
    }
    const isDoubtful = !one.isPaid && merged.some((other) => isSameTile(one, other))
    merged.push(isDoubtful ? { ...one, draft: { ...one.draft, isSure: false } } : one)
  }
  return merged
}
