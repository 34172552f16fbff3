import { findNearest } from '#shared/badges/rules.ts'
import type { RecordBadge, RecordChild } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion, type RecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { createTermsId } from '#server/assistant/record/title-id.ts'

const listEarned = (shelf: readonly RecordBadge[]): RecordBadge[] =>
  shelf
    .filter(({ awardedAt }) => awardedAt !== null)
    .toSorted((a, b) => ((a.awardedAt ?? '') < (b.awardedAt ?? '') ? 1 : -1))

/** Returns the badge that is next: the nearest one, as on the shelf. */
const findNext = (shelf: readonly RecordBadge[]): RecordBadge | undefined =>
  findNearest(shelf) ?? shelf.find(({ awardedAt }) => awardedAt === null)

const describeNext = (
  shelf: readonly RecordBadge[],
  { name: who }: RecordChild,
  { answers, format, number }: RecordTexts,
): string => {
  const next = findNext(shelf)
  if (!next) return format(answers.badges.all, { who })
  return format(answers.badges.nextOf, {
    who,
    title: answers.badgeNames[next.id],
    done: number(next.count),
    target: number(next.target),
  })
}

/** Returns the badges that a child does not have, the nearest first. */
const describeMissing = (shelf: readonly RecordBadge[], { name: who }: RecordChild, texts: RecordTexts): string => {
  const { answers, format, list, number, joinSentences } = texts
  const missing = shelf
    .filter(({ awardedAt }) => awardedAt === null)
    .toSorted((a, b) => b.count / b.target - a.count / a.target)
  if (missing.length === 0) return format(answers.badges.all, { who })
  const [next] = missing
  const titles = list(missing.map(({ id }) => answers.badgeNames[id]))
  const values = next && { title: answers.badgeNames[next.id], done: number(next.count), target: number(next.target) }
  return joinSentences([
    format(answers.badges.missing, { who, titles }),
    ...(values ? [format(answers.badges.next, values)] : []),
  ])
}

const describeNextShort = (
  shelf: readonly RecordBadge[],
  _: RecordChild,
  { answers, format, number }: RecordTexts,
): string | null => {
  const next = findNext(shelf)
  if (!next) return null
  const values = { title: answers.badgeNames[next.id], done: number(next.count), target: number(next.target) }
  return format(answers.badges.next, values)
}

const describeEarned = (shelf: readonly RecordBadge[], { name: who }: RecordChild, texts: RecordTexts): string => {
  const { answers, format, list, number } = texts
  const earned = listEarned(shelf)
  const titles = list(earned.map(({ id }) => answers.badgeNames[id]))
  const count = format(answers.badges.count, { n: earned.length, text: number(earned.length) })
  return earned.length === 0
    ? format(answers.badges.none, { who })
    : format(answers.badges.some, { who, count, titles })
}

/** What a conversation keeps of a question for the badges that are missing. */
const missingId = createTermsId(['missing'])

type Describe = (shelf: readonly RecordBadge[], child: RecordChild, texts: RecordTexts) => string | null

/** Returns what is said of each child, in the order in which a question asks for it. */
const findParts = ({ intent, thing, message: { text, vocabulary } }: RecordQuestion): readonly Describe[] => {
  const { clauses, concepts } = vocabulary
  const [owned, next] = [text.search(concepts.owned), text.search(clauses.nextBadge)]
  if (owned >= 0 && next >= 0)
    return next < owned ? [describeNext, describeEarned] : [describeEarned, describeNextShort]
  if (next < 0 && (text.search(clauses.missingBadges) >= 0 || thing === missingId)) return [describeMissing]
  return intent === 'badge-next' ? [describeNext] : [describeEarned, describeNextShort]
}

/** Answers which badges a child has, which ones it lacks, and which one is next. */
export const answerBadges: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children } = question
  const shelves = await lookUp.listBadges(listIds(children))
  const parts = findParts(question)
  const lines = children.map((child) =>
    texts.joinSentences(parts.flatMap((describe) => describe(shelves.get(child.id) ?? [], child, texts) ?? [])),
  )
  const numbers = children.map(({ id }) => listEarned(shelves.get(id) ?? []).length)
  const isOfMissing = parts.includes(describeMissing)
  return { text: lines.join('\n'), screen: 'profile', numbers, ...(isOfMissing && { thing: missingId }) }
}
