import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import { findAmounts } from './find-amounts.ts'
import { findScore } from './draft-score.ts'
import { blankOut } from './clean-title.ts'
import type { LanguageWords } from './language-words.ts'
import type { KnownChild } from './known-family.ts'
import { matchDeeds, matchSkills } from './match-things.ts'
import { proposeCheckIn, proposeScore, type Draft } from './propose.ts'
import type { ClauseToRead } from './read-clause.ts'
import { sliceOriginal } from './source-text.ts'

/** What a number without words is about: the challenge of the last score, or the deeds that were told last. */
export interface Topic {
  skillId: string | null
  deeds: ClauseFacts['deeds']
}

/** Returns what the numbers of the next clause may be about. */
export const toTopic = (
  { mentioned: deeds }: ClauseFacts,
  drafts: readonly Draft[],
  before: Topic | null,
): Topic | null => {
  const score = drafts.find((draft) => draft.kind === 'score')
  if (score?.kind === 'score') return { skillId: score.skillId, deeds }
  return deeds.length > 0 ? { skillId: null, deeds } : before
}

const isOnlyNumber = ({ bare }: ClauseFacts, words: LanguageWords): boolean =>
  /\d/.test(bare) &&
  removeFillers(blankOut(bare, findAmounts(bare, words)).replace(words.manners.scored, ' '), words).length < 3

/** Returns the check-ins of a habit that an amount of another day goes on from: “practised yesterday, today 40 minutes”. */
const continueHabit = ({ facts, days, source }: ClauseToRead, child: KnownChild, topic: Topic): Draft[] => {
  const [match] = facts.days === null ? [] : matchDeeds(child, { parts: new Set(), deeds: topic.deeds })
  if (match?.kind !== 'habit') return []
  const words = sliceOriginal(source, facts.clause.start, facts.clause.end)
  return days.flatMap((day) => proposeCheckIn({ child, day, words, isSure: false }, match.thing))
}

/** Returns the scores that a clause of little more than a number tells of, such as the last of “Monday 13 laps, yesterday 14”. */
export const continueScore = (clause: ClauseToRead, topic: Topic | null): Draft[] => {
  const { facts, subjects, days, source, words } = clause
  if (!topic || facts.isNegative || subjects.isOther || !isOnlyNumber(facts, words)) return []
  const text = blankOut(facts.clause.text, [...facts.names, ...facts.dayPlaces])
  const told = sliceOriginal(source, facts.clause.start, facts.clause.end)
  return subjects.children.flatMap((child) => {
    const [named] = matchSkills(child, { parts: new Set(), deeds: topic.deeds })
    const skill = child.skills.find(({ id }) => id === topic.skillId) ?? named?.thing
    const found = skill && !skill.isCompleted ? findScore(skill, text, words) : null
    if (!skill || !found) return continueHabit(clause, child, topic)
    return days.map((day) => proposeScore({ child, day, words: told, isSure: false }, skill, found.value))
  })
}
