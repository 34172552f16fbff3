import type { SentenceReading } from '#shared/assistant/sentence.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Day } from '#shared/time/day.ts'
import { loadSentenceContent } from '#server/assistant/content/load.ts'
import { blankOut, toTitle } from './clean-title.ts'
import { detectSentenceLanguage } from './detect-language.ts'
import { createNameFinder } from './find-children.ts'
import { findDay } from './find-day.ts'
import { findPoints } from './find-points.ts'
import { findSubjects, type Subjects } from './find-subjects.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'
import { getLanguageWords, type LanguageWords } from './language-words.ts'
import { matchThings } from './match-things.ts'
import { proposeDeed, proposeThing, type Draft, type Told } from './propose.ts'
import { createSourceText, sliceOriginal, type SourceText } from './source-text.ts'
import { splitClauses, type Clause } from './split-clauses.ts'

/** A sentence with what is needed to understand it. */
export interface SentenceToRead {
  text: string
  /** The language of the reader. */
  language: Locale
  family: KnownFamily
  /** The child on screen, whom a sentence without a name is about. */
  child: KnownChild
}

interface State {
  subjects: Subjects
  day: Day | null
  /** Points that were said before their deed. */
  waiting: number | null
}

type Leftover = SentenceReading['leftovers'][number]

interface ClauseReading {
  drafts: Draft[]
  leftovers: Leftover[]
  state: State
}

const maxProposals = 30

interface Facts {
  state: State
  /** The text of the clause with blanks for names, day and points. */
  bare: string
  original: string
  children: readonly KnownChild[]
  points: number | null
}

const findFacts = (
  clause: Clause,
  state: State,
  source: SourceText,
  words: LanguageWords,
  { family, child }: SentenceToRead,
): Facts => {
  const names = createNameFinder(family)(clause.text)
  const said = findDay(clause.text, family.today, words)
  const points = findPoints(clause.text, words)
  const subjects = findSubjects(clause.text, names, state.subjects, family, words)
  const named = [...state.subjects.named, ...subjects]
  return {
    state: { day: said ? said.day : state.day, subjects: { last: subjects, named }, waiting: null },
    bare: blankOut(clause.text, [...names, ...(said ? [said] : []), ...(points ? [points] : [])]),
    original: sliceOriginal(source, clause.start, clause.end),
    children: subjects.length > 0 ? subjects : [child],
    points: points?.points ?? null,
  }
}

const draftAct = (told: Told, bare: string, title: string, words: LanguageWords): Draft | null => {
  const deeds = words.findDeeds(bare).toSorted((a, b) => b.weight - a.weight)
  const ids = deeds.map(({ id }) => id)
  const [match] = matchThings(told.child, bare, ids)
  const thing = match ? proposeThing(told, match) : null
  if (thing) return thing
  const kind = loadSentenceContent().deeds[ids[0] ?? '']?.is
  const isDeed = kind === 'hard' || kind === 'good' || told.points !== null
  if (!isDeed || title === '') return null
  const isHard = kind === 'hard' || (told.points ?? 0) < 0
  return proposeDeed({ ...told, isSure: !isHard || told.points !== null }, title, isHard)
}

const createClauseReader = (source: SourceText, words: LanguageWords, input: SentenceToRead) => {
  const { today } = input.family
  return (clause: Clause, before: State): ClauseReading => {
    const { state, bare, original, children, points } = findFacts(clause, before, source, words, input)
    const nothing = { drafts: [], leftovers: [], state }
    if (bare.replace(words.fillers, ' ').trim().length < 2) return { ...nothing, state: { ...state, waiting: points } }
    if (clause.isQuestion || bare.search(words.plan) >= 0) return nothing
    const { day } = state
    const leftover = { words: original, childId: (children[0] ?? input.child).id, day: day ?? today }
    const isNegative = bare.replace(words.neutral, ' ').search(words.negation) >= 0
    if (isNegative || day === null) return { ...nothing, leftovers: [leftover] }
    const from = clause.start + bare.length - bare.trimStart().length
    const title = toTitle(sliceOriginal(source, from, clause.end))
    const drafts = children.flatMap((child): Draft[] => {
      const told: Told = { child, day, words: original, points: points ?? before.waiting, isSure: true }
      const draft = draftAct(told, bare, title, words)
      return draft ? [draft] : []
    })
    return { drafts, leftovers: drafts.length === 0 ? [leftover] : [], state }
  }
}

const applyWaitingPoints = (drafts: readonly Draft[], points: number): Draft[] =>
  drafts.map((draft) => (draft.kind === 'behavior' ? { ...draft, points, preset: undefined, isSure: true } : draft))

/** Returns the acts that a sentence tells of, in its order, and the words that were not understood. */
export const readSentence = (input: SentenceToRead): SentenceReading => {
  const source = createSourceText(input.text)
  const words = getLanguageWords(detectSentenceLanguage(input.text, source.folded, input.language))
  const readClause = createClauseReader(source, words, input)
  let state: State = { subjects: { last: [], named: [] }, day: input.family.today, waiting: null }
  let drafts: Draft[] = []
  const leftovers: Leftover[] = []
  let lastCount = 0
  for (const clause of splitClauses(source.folded, words)) {
    const reading = readClause(clause, state)
    if (reading.state.waiting !== null && lastCount > 0 && reading.drafts.length === 0) {
      drafts = [...drafts.slice(0, -lastCount), ...applyWaitingPoints(drafts.slice(-lastCount), reading.state.waiting)]
      reading.state.waiting = null
    }
    state = reading.state
    drafts.push(...reading.drafts)
    leftovers.push(...reading.leftovers)
    lastCount = reading.drafts.length
  }
  const proposals = drafts.slice(0, maxProposals).map((draft, n) => ({ id: String(n + 1), ...draft }))
  return { proposals, leftovers }
}
