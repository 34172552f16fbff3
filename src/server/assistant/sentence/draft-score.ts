import { isScore } from '#shared/skills/rules.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { removeFillers, type ClauseFacts } from './clause-facts.ts'
import { findPoints } from './find-points.ts'
import { findAmounts, findUnit, type Amount } from './find-amounts.ts'
import { blankOut } from './clean-title.ts'
import type { KnownChild, KnownSkill } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import { matchSkills, type Said } from './match-things.ts'
import { proposeScore, proposeSkillDone, type Draft, type Told } from './propose.ts'

const minutesPerHour = 60

const convert = ({ value, unit }: Amount, skillUnit: string | null, { units }: LanguageWords): number | null => {
  if (unit === skillUnit) return value
  // 29分 are 29 minutes where minutes are counted.
  if (unit === '分' && skillUnit === units[0]?.[0]) return value
  if (unit === units[1]?.[0] && skillUnit === units[0]?.[0]) return value * minutesPerHour
  return null
}

interface FoundScore {
  value: number
  isSure: boolean
}

/** Returns the score of a challenge that a text names, or null. */
export const findScore = (skill: KnownSkill, text: string, words: LanguageWords): FoundScore | null => {
  const amounts = findAmounts(text, words)
  const own = skill.unit === null ? null : (findUnit(foldText(skill.unit), words) ?? foldText(skill.unit))
  const inTitle = findAmounts(foldText(skill.title), words)
  const isOfTitle = ({ value, unit }: Amount) =>
    unit !== own && inTitle.some((one) => one.value === value && (one.unit === unit || unit === null))
  // 3 km say nothing about “run 5 km”.
  const isOther = inTitle.some(
    ({ value, unit }) =>
      unit !== own && amounts.some((one) => one.unit !== null && one.unit === unit && one.value !== value),
  )
  if (isOther) return null
  const candidates = amounts.filter((amount) => !isOfTitle(amount))
  // A number in words is often something else: “the three of them”, “in a right grump”.
  const isDigits = ({ start, end }: Amount) => /\d/.test(text.slice(start, end))
  for (const amount of candidates) {
    const value = amount.unit === null || own === null ? null : convert(amount, own, words)
    if (value !== null && isScore(value)) return { value, isSure: value !== 1 || isDigits(amount) }
  }
  const withoutUnit = candidates.filter((amount) => (amount.unit === null || own === null) && isDigits(amount))
  const [only, ...others] = withoutUnit
  if (!only || !isScore(only.value)) return null
  return { value: only.value, isSure: others.length === 0 && only.value !== 1 }
}

/** Returns whether a clause names a challenge only by what is counted: “18 laps”, or “5 km in 31 minutes”. */
const isNamedByUnit = ({ title, unit, isCompleted }: KnownSkill, text: string, words: LanguageWords): boolean => {
  if (isCompleted || unit === null) return false
  const own = findUnit(foldText(unit), words)
  const amounts = findAmounts(text, words)
  const isSpecial = own !== null && !words.units.slice(0, 2).some(([form]) => form === own)
  const inTitle = findAmounts(foldText(title), words).filter((one) => one.unit !== null && one.unit !== own)
  const isInTitle = amounts.some((one) => inTitle.some(({ value, unit: of }) => value === one.value && of === one.unit))
  return amounts.some((one) => one.unit === own) && (isSpecial || isInTitle)
}

/** Returns the only challenge with the unit of a clause that has nothing but a name and an amount: “Noa 30 minutes”. */
const findByUnitAlone = ({ skills }: KnownChild, text: string, words: LanguageWords): KnownSkill | undefined => {
  const amounts = findAmounts(text, words)
  if (removeFillers(blankOut(text, amounts), words) !== '') return undefined
  const [only, ...others] = skills.filter(
    ({ unit, isCompleted }) =>
      !isCompleted && unit !== null && amounts.some((one) => one.unit === findUnit(foldText(unit), words)),
  )
  return others.length > 0 ? undefined : only
}

// 分 are minutes, too.
const countsPoints = ({ unit }: KnownSkill, words: LanguageWords): boolean =>
  unit === null || words.language === 'zh' || findPoints(`5 ${foldText(unit)}`, words) !== null

/** Returns whether 分 are minutes of something that lasts. */
const saysMinutes = ({ deeds }: ClauseFacts, { language }: LanguageWords): boolean =>
  language === 'zh' && deeds.some(({ id }) => loadSentenceContent().deeds[id]?.lasts)

/** Returns the challenge that a clause names, and whether that is certain. */
const findSkill = (facts: ClauseFacts, child: KnownChild, said: Said, words: LanguageWords) => {
  const text = blankOut(facts.clause.text, [...facts.names, ...facts.dayPlaces])
  const [best, second] = matchSkills(child, said).filter(({ thing }) => !thing.isCompleted)
  if (best) return { skill: best.thing, text, isSure: second?.score !== best.score }
  const isSpent = occurs(words.redeem.sure, facts.bare) || occurs(words.redeem.perhaps, facts.bare)
  if (facts.said !== null || isSpent || saysMinutes(facts, words)) return null
  const [only, ...others] = child.skills.filter((skill) => isNamedByUnit(skill, text, words))
  if (only) return others.length > 0 ? null : { skill: only, text, isSure: true }
  const skill = facts.names.length > 0 ? findByUnitAlone(child, text, words) : undefined
  return skill ? { skill, text, isSure: false } : null
}

/** Returns the score or the completion of a challenge that a clause tells of, or null. */
export const draftScore = (facts: ClauseFacts, told: Told, said: Said, words: LanguageWords): Draft | null => {
  const named = findSkill(facts, told.child, said, words)
  if (!named) return null
  const { skill } = named
  // Points are a score only where points are counted.
  const text = facts.said && !countsPoints(skill, words) ? blankOut(named.text, [facts.said]) : named.text
  const found = findScore(skill, text, words)
  if (found) return proposeScore({ ...told, isSure: told.isSure && found.isSure && named.isSure }, skill, found.value)
  return occurs(words.manners.mastered, facts.bare) ? proposeSkillDone({ ...told, isSure: false }, skill) : null
}
