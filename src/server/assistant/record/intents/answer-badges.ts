import { findNearest } from '#shared/badges/rules.ts'
import type { RecordBadge, RecordChild } from '#server/assistant/record/record-look-up.ts'
import { listIds, type AnswerRecordQuestion } from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'

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

const describeEarned = (shelf: readonly RecordBadge[], { name: who }: RecordChild, texts: RecordTexts): string => {
  const { answers, format, list, number, joinSentences } = texts
  const earned = listEarned(shelf)
  const next = findNext(shelf)
  const titles = list(earned.map(({ id }) => answers.badgeNames[id]))
  const count = format(answers.badges.count, { n: earned.length, text: number(earned.length) })
  const sentences = [
    earned.length === 0 ? format(answers.badges.none, { who }) : format(answers.badges.some, { who, count, titles }),
  ]
  if (next)
    sentences.push(
      format(answers.badges.next, {
        title: answers.badgeNames[next.id],
        done: number(next.count),
        target: number(next.target),
      }),
    )
  return joinSentences(sentences)
}

/** Answers which badges a child has, and which one is next. */
export const answerBadges: AnswerRecordQuestion = async ({ children, intent }, lookUp, texts) => {
  const shelves = await lookUp.listBadges(listIds(children))
  const describe = intent === 'badge-next' ? describeNext : describeEarned
  const lines = children.map((child) => describe(shelves.get(child.id) ?? [], child, texts))
  const numbers = children.map(({ id }) => listEarned(shelves.get(id) ?? []).length)
  return { text: lines.join('\n'), screen: 'profile', numbers }
}
