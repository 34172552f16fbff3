import * as z from 'zod'
import type { SentenceReading } from '#shared/assistant/sentence.ts'
import { defaultQuickList, findEntryPoints } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { locales } from '#shared/locale/locale.ts'
import { daysBetween } from '#shared/time/day.ts'
import { readEvaluationYaml } from './assistant-test-cases.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import type { KnownChild, KnownFamily } from '#server/assistant/sentence/known-family.ts'

const childSchema = z.strictObject({
  name: z.string(),
  gender: z.enum(['boy', 'girl']),
  age: z.number(),
  balance: z.number(),
  habits: z.array(z.string()),
  /** Title, unit and best score. */
  skills: z.array(z.tuple([z.string(), z.string(), z.nullable(z.number())])),
  /** Title and price. */
  rewards: z.array(z.tuple([z.string(), z.number()])),
})

const caseSchema = z.strictObject({
  say: z.string(),
  /** The child on screen; by default the first one. */
  on: z.optional(z.string()),
  /** `Mia check-in Brush teeth @-1`, `Leo behavior +3`, `Noa score Run 5 km = 31`, `Mia moment sunny happy`. */
  acts: z.array(z.string()),
  /** Acts that may be proposed, too. */
  maybe: z.optional(z.array(z.string())),
})

export type SentenceCase = z.output<typeof caseSchema>

const casesSchema = z.strictObject({ children: z.array(childSchema), cases: z.array(caseSchema) })

/** Reads sentences with the acts that they tell of, and the family in which they are said. */
export const readSentenceCases = (language: Locale) => readEvaluationYaml(language, 'sentences', casesSchema)

/** The day on which the sentences are said: a Thursday. */
export const sentenceToday = '2026-11-26'

const toChild = (child: z.output<typeof childSchema>, language: Locale): KnownChild => {
  const titlesOf = (preset: string) =>
    locales.map(
      (one) => Object.entries(loadNonTopicContent()[one].messages.presets).find(([key]) => key === preset)?.[1] ?? '',
    )
  return {
    ...child,
    id: child.name,
    aliases: [],
    behaviors: defaultQuickList.map((entry) => {
      const titles = 'preset' in entry ? titlesOf(entry.preset) : [entry.title]
      const title = titles[locales.indexOf(language)] ?? ''
      return { title, titles, points: findEntryPoints(entry), ...('preset' in entry && { preset: entry.preset }) }
    }),
    habits: child.habits.map((title) => ({
      id: title,
      title,
      titles: [title],
      points: 2,
      isCompleted: false,
      doneDays: new Set(),
      restDays: new Set(),
    })),
    skills: child.skills.map(([title, unit, best]) => ({
      id: title,
      title,
      titles: [title],
      unit,
      best,
      points: 50,
      isCompleted: false,
    })),
    rewards: child.rewards.map(([title, points]) => ({ id: title, title, titles: [title], points })),
  }
}

/** Returns the family of the cases of a language. */
export const createCaseFamily = (children: readonly z.output<typeof childSchema>[], language: Locale): KnownFamily => ({
  today: sentenceToday,
  children: children.map((child) => toChild(child, language)),
})

type Proposal = SentenceReading['proposals'][number]

/** Describes a proposal as the cases do. */
const describeProposal = (proposal: Proposal): string => {
  const ago = daysBetween(sentenceToday, proposal.day)
  const day = ago === 0 ? '' : ` @${ago}`
  // Something hard that takes no points is `-0`.
  const sign = 'points' in proposal && proposal.points > 0 ? '+' : '-'
  const points = 'points' in proposal ? `${sign}${Math.abs(proposal.points)}` : ''
  const what = {
    behavior: () => ('preset' in proposal && proposal.preset ? `${proposal.preset} ${points}` : points),
    moment: () => ('weather' in proposal ? `${proposal.weather ?? '-'} ${proposal.mood ?? '-'}` : ''),
    score: () => ('value' in proposal ? `${proposal.title} = ${proposal.value}` : ''),
    'check-in': () => ('title' in proposal ? proposal.title : ''),
    rest: () => ('title' in proposal ? proposal.title : ''),
    'skill-done': () => ('title' in proposal ? proposal.title : ''),
    redeem: () => ('title' in proposal ? proposal.title : ''),
  }[proposal.kind]()
  return `${proposal.childId} ${proposal.kind} ${what}${day}`
}

const behaviorPattern = /^(\S+ behavior) (?:([a-z_]+) ?)?([+-]\d*)?( @-\d+)?$/

/** Returns whether a described proposal is an expected act: `+` stands for any points, a preset for its own. */
const isExpectedAct = (actual: string, expected: string): boolean => {
  const [, child, preset, points = '', day] = behaviorPattern.exec(expected) ?? []
  if (child === undefined) return actual === expected
  const [, ownChild, ownPreset, ownPoints = '', ownDay] = behaviorPattern.exec(actual) ?? []
  const hasPoints = points === '' || (points.length === 1 ? ownPoints.startsWith(points) : ownPoints === points)
  return ownChild === child && ownDay === day && hasPoints && (preset === undefined || preset === ownPreset)
}

/** Returns the acts of a case that were proposed, those that were missed, and proposals that are wrong. */
export const judgeReading = ({ acts, maybe = [] }: SentenceCase, { proposals }: SentenceReading) => {
  const rest = proposals.map((proposal) => ({ text: describeProposal(proposal), isSure: proposal.isSure }))
  const missed: string[] = []
  for (const act of acts) {
    const at = rest.findIndex(({ text }) => isExpectedAct(text, act))
    if (at < 0) missed.push(act)
    else rest.splice(at, 1)
  }
  const wrong = rest.filter(({ text }) => !maybe.some((act) => isExpectedAct(text, act)))
  return {
    missed,
    wrongTicked: wrong.filter(({ isSure }) => isSure),
    wrongUnticked: wrong.filter(({ isSure }) => !isSure),
  }
}
