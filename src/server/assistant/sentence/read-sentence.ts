import type { SentenceReading } from '#shared/assistant/sentence.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { arrangeClauses } from './arrange-clauses.ts'
import { createTitleTests } from './title-tests.ts'
import { assignPoints } from './assign-points.ts'
import { findFacts } from './clause-facts.ts'
import { spreadDays } from './spread-days.ts'
import { listInOrder, tellStories } from './tell-stories.ts'
import { mergeBehaviors } from './merge-behaviors.ts'
import { collectMoments } from './collect-moments.ts'
import { findCircumstances } from './find-circumstances.ts'
import { detectSentenceLanguage } from './detect-language.ts'
import { createNameFinder } from './find-children.ts'
import { getLanguageWords } from './language-words.ts'
import type { Draft } from './propose.ts'
import { readRecordRequest } from './record-request.ts'
import { createSourceText } from './source-text.ts'
import { maxProposals, SentenceReader, type SentenceToRead } from './sentence-reader.ts'

const maxLeftovers = 30

const isSameAct = (one: Draft, other: Draft): boolean => {
  const idOf = (draft: Draft) => ('habitId' in draft ? draft.habitId : 'skillId' in draft ? draft.skillId : null)
  return (
    one !== other && idOf(one) !== null && idOf(one) === idOf(other) && one.kind === other.kind && one.day === other.day
  )
}

/** Returns a behaviour with the names of the children in its title as the family writes them. */
const writeNames = <Behavior extends Draft & { kind: 'behavior' }>(
  draft: Behavior,
  { children }: SentenceToRead['family'],
): Behavior => {
  const title = children.reduce(
    (text, { name }) =>
      text.replace(new RegExp(String.raw`(?<!\p{L})${RegExp.escape(name)}(?!\p{L})`, 'giu'), () => name),
    draft.title,
  )
  return { ...draft, title }
}

/** What a sentence tells of, in its order, and the words that were not understood. */
interface ReadSentence {
  drafts: readonly Draft[]
  leftovers: SentenceReading['leftovers']
}

/** Returns what a sentence tells of. */
export const findDrafts = (input: SentenceToRead): ReadSentence => {
  const words = getLanguageWords(detectSentenceLanguage(input.text, foldText(input.text), input.language))
  const source = createSourceText(input.text, words.shortForms)
  const findNames = createNameFinder(input.family, source.folded)
  const clauses = arrangeClauses(source.folded, findNames, words, createTitleTests(input.family, words))
  const facts = assignPoints(
    spreadDays(
      source.folded,
      clauses.map((clause) => findFacts(clause, findNames, input.family.today, words)),
      words,
    ),
    words,
  )
  const reader = new SentenceReader(input, source, words)
  facts.forEach((one, at) => reader.read(one, findCircumstances(facts, one, words), facts[at + 1]))
  reader.finish()
  const { moments, others } = tellStories(reader.moments, reader.unlisted)
  const found = [...listInOrder(mergeBehaviors(reader.drafts), others), ...collectMoments(source, moments)]
  const drafts = found
    .map((draft) => ('title' in draft && draft.kind === 'behavior' ? writeNames(draft, input.family) : draft))
    .filter((draft, at) => !found.slice(0, at).some((other) => isSameAct(draft, other)))
    .slice(0, maxProposals)
  const leftovers = others.flatMap(({ actions, leftover }) => (actions.length === 0 ? [leftover] : []))
  return { drafts, leftovers: leftovers.slice(0, maxLeftovers) }
}

/** Returns an act as a certain one. */
export const beSure = (draft: Draft): Draft => {
  const { doubt: _, ...rest } = { doubt: undefined, ...draft }
  return { ...rest, isSure: true }
}

const isBehavior = (draft: Draft): draft is Draft & { kind: 'behavior' } => draft.kind === 'behavior'

/** Ticks good deeds that are only on no list where something hard is ticked: not the hard alone. */
const tickGood = (drafts: readonly Draft[]): readonly Draft[] => {
  const isHard = drafts.some((draft) => isBehavior(draft) && draft.isSure && draft.points <= 0)
  if (!isHard) return drafts
  return drafts.map((draft) =>
    isBehavior(draft) && draft.doubt === 'unlisted' && draft.points > 0 ? beSure(draft) : draft,
  )
}

/** Returns what a sentence tells of as acts to confirm and what is done already. */
export const toReading = ({ drafts: read, leftovers }: ReadSentence): SentenceReading => {
  const drafts = tickGood(read)
  const proposals: SentenceReading['proposals'] = []
  const already: SentenceReading['already'] = []
  for (const draft of drafts) {
    if (draft.kind === 'already') {
      const { childId, habitId, title, day, words } = draft
      already.push({ childId, habitId, title, day, words, place: proposals.length })
    } else {
      const id = String(proposals.length + 1)
      proposals.push({ id, ...draft, ...(!draft.isSure && { doubt: draft.doubt ?? 'doubtful' }) })
    }
  }
  return { proposals, already, leftovers }
}

/** Returns the acts that a sentence tells of, in its order, what of it is done already, and the words that were not understood. */
export const readSentence = (input: SentenceToRead): SentenceReading =>
  toReading(findDrafts({ ...input, text: readRecordRequest(input.text).text }))
