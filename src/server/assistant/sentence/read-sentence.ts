import type { SentenceReading } from '#shared/assistant/sentence.ts'
import { giftPresets } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Day } from '#shared/time/day.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { arrangeClauses } from './arrange-clauses.ts'
import { assignPoints } from './assign-points.ts'
import { findFacts, isOnlyNumber, isOnlyPoints, removeFillers, type ClauseFacts } from './clause-facts.ts'
import { collectMoments, type ToldMoment } from './collect-moments.ts'
import { detectSentenceLanguage } from './detect-language.ts'
import { createNameFinder } from './find-children.ts'
import { createSubjects, findSubjects, type FoundSubjects } from './find-subjects.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'
import { getLanguageWords, occurs, type LanguageWords } from './language-words.ts'
import { matchDeeds, toSaid } from './match-things.ts'
import type { Draft } from './propose.ts'
import { draftRestsOfAll, readClause, type Leftover } from './read-clause.ts'
import type { Subjects } from './resolve-reference.ts'
import { createSourceText, sliceOriginal, type SourceText } from './source-text.ts'

/** A sentence with what is needed to understand it. */
export interface SentenceToRead {
  text: string
  /** The language of the reader. */
  language: Locale
  family: KnownFamily
  /** The child on screen, whom a sentence without a name is about. */
  child: KnownChild
}

const maxProposals = 30
const maxLeftovers = 30

/** A draft with the place of its clause. */
interface PlacedDraft {
  draft: Draft
  start: number
}

/** What no list has: a part of a story, a behaviour of its own, or words that are left over. */
interface Unlisted {
  leftover: Leftover
  actions: Draft[]
  sentence: number
  start: number
  end: number
  children: readonly KnownChild[]
}

/** Reads the clauses of one text in their order; each may refer to those before. */
class SentenceReader {
  readonly #input: SentenceToRead
  readonly #source: SourceText
  readonly #words: LanguageWords
  #subjects: Subjects = { last: [], assumed: [], named: [] }
  #days: readonly (Day | null)[]
  #planned: number | null = null
  #readTo = 0
  #previous: ClauseFacts | null = null
  readonly drafts: PlacedDraft[] = []
  readonly moments: ToldMoment[] = []
  readonly unlisted: Unlisted[] = []

  constructor(input: SentenceToRead, source: SourceText, words: LanguageWords) {
    this.#input = input
    this.#source = source
    this.#words = words
    this.#days = [input.family.today]
  }

  read(told: ClauseFacts, isExcused: boolean, next: ClauseFacts | undefined): void {
    if (this.drafts.length >= maxProposals) return
    const subjects = this.#findSubjects(told, isExcused ? next : undefined)
    if (told.days) this.#days = told.days
    const facts = this.#complete(told)
    this.#previous = facts
    if (this.#isPlanned(facts) || facts.isLater) return
    if (facts.isNoDeed) {
      this.#leave(facts, subjects)
      return
    }
    if (facts.isAssigned) return
    if (isOnlyPoints(facts, this.#words)) {
      this.#giveWithoutDeed(facts, subjects)
      return
    }
    const days = this.#days.filter((day) => day !== null)
    const reading = readClause({ facts, subjects, days, isExcused, source: this.#source, words: this.#words })
    this.#add(facts, reading.drafts)
    if (reading.moment) this.moments.push(reading.moment)
    if (reading.isUnderstood) return
    if (isExcused) this.#rest(facts, subjects, days)
    else this.#leave(facts, subjects, reading.actions)
  }

  #add({ clause: { start } }: Pick<ClauseFacts, 'clause'>, drafts: readonly Draft[]): void {
    this.drafts.push(...drafts.map((draft) => ({ draft, start })))
  }

  /** Returns whether a clause is a plan; one goes on in its sentence until another day is named, or a “but” comes. */
  #isPlanned({ isPlan, days, clause }: ClauseFacts): boolean {
    const lead = this.#source.folded.slice(this.#readTo, clause.end)
    this.#readTo = clause.end
    const isOver = days?.some((day) => day !== null) === true || occurs(this.#words.manners.contrast, lead)
    if (isPlan) this.#planned = clause.sentence
    else if (isOver) this.#planned = null
    return this.#planned === clause.sentence
  }

  /** Adds what a clause leaves out because the one before says it: “Leo, too”, or “14 today” after a score. */
  #complete(told: ClauseFacts): ClauseFacts {
    const previous = this.#previous
    if (!previous) return told
    if (told.isRepetition) return { ...previous, names: told.names }
    const isSameSentence = previous.clause.sentence === told.clause.sentence
    const isScore = this.drafts.at(-1)?.draft.kind === 'score' && isSameSentence && isOnlyNumber(told, this.#words)
    return isScore ? { ...told, deeds: previous.deeds, bare: previous.bare } : told
  }

  /** Proposes rests for a child that is ill or has a day off, unless the sentence names what is left out. */
  #rest({ clause }: ClauseFacts, { children, isOther }: FoundSubjects, days: readonly Day[]): void {
    if (isOther || this.drafts.some(({ draft }) => draft.kind === 'rest')) return
    const words = sliceOriginal(this.#source, clause.start, clause.end)
    const rests = days.flatMap((day) => children.flatMap((child) => draftRestsOfAll(child, day, words)))
    this.#add({ clause }, rests)
  }

  #findSubjects(facts: ClauseFacts, next: ClauseFacts | undefined): FoundSubjects {
    const { family, child } = this.#input
    const [named] = next?.clause.sentence === facts.clause.sentence ? next.names : []
    const isNamedNext = named !== undefined && facts.names.length === 0 && this.#subjects.last.length === 0
    if (isNamedNext) return createSubjects([named.child], { isAssumed: true })
    if (facts.recipients.length > 0) return this.#remember(facts, createSubjects(facts.recipients))
    const place = { text: facts.clause.text, before: this.#subjects, family, onScreen: child }
    const found = findSubjects(
      place,
      facts.names,
      facts.said !== null || occurs(this.#words.manners.rest, facts.bare),
      this.#words,
    )
    return this.#remember(facts, found)
  }

  #remember({ names, deeds }: ClauseFacts, found: FoundSubjects): FoundSubjects {
    const isAssumed = found.isAssumed && deeds.length > 0
    this.#subjects = {
      last: found.isAssumed ? this.#subjects.last : found.children,
      assumed: found.isOther ? [] : isAssumed ? found.children : this.#subjects.assumed,
      named: [...this.#subjects.named, ...names.map((name) => name.child)],
    }
    return found
  }

  #giveWithoutDeed({ points, clause }: ClauseFacts, { children }: FoundSubjects): void {
    const [day] = this.#days
    if (points === null || day === undefined || day === null) return
    const words = sliceOriginal(this.#source, clause.start, clause.end)
    if (points < 0) {
      this.#leave({ clause }, { children })
      return
    }
    const title = loadNonTopicContent()[this.#input.language].messages.sentence.gift
    const preset = Object.entries(giftPresets).find(([, own]) => own === points)?.[0]
    for (const child of children) {
      const draft = { kind: 'behavior', childId: child.id, day, words, isSure: true, title, points } as const
      this.#add({ clause }, [preset === undefined ? draft : { ...draft, preset }])
    }
  }

  #leave(
    { clause }: Pick<ClauseFacts, 'clause'>,
    { children }: Pick<FoundSubjects, 'children'>,
    actions: Draft[] = [],
  ): void {
    const { start, end, sentence, text } = clause
    const [child = this.#input.child] = children
    if (removeFillers(text, this.#words) === '') return
    const words = sliceOriginal(this.#source, start, end)
    const day = this.#days.find((one) => one !== null) ?? this.#input.family.today
    this.unlisted.push({ leftover: { words, childId: child.id, day }, actions, sentence, start, end, children })
  }
}

/** Moves what is told around a weather or a mood in the same sentence into the moment. */
const tellStories = ({ unlisted, moments }: SentenceReader): { moments: ToldMoment[]; others: Unlisted[] } => {
  const told = new Set(moments.map(({ sentence }) => sentence))
  const stories = unlisted.flatMap(({ leftover: { day }, start, end, sentence, children }): ToldMoment[] =>
    told.has(sentence) ? [{ children, day, start, end, sentence, weather: null, mood: null, isSure: true }] : [],
  )
  return {
    moments: [...moments, ...stories].toSorted((a, b) => a.start - b.start),
    others: unlisted.filter(({ sentence }) => !told.has(sentence)),
  }
}

/** Returns the drafts of listed and other deeds in the order of the text. */
const listInOrder = (drafts: readonly PlacedDraft[], others: readonly Unlisted[]): Draft[] =>
  [...drafts, ...others.flatMap(({ actions, start }) => actions.map((draft) => ({ draft, start })))]
    .toSorted((a, b) => a.start - b.start)
    .map(({ draft }) => draft)

const isExcusedIn = (facts: readonly ClauseFacts[], sentence: number, { manners }: LanguageWords): boolean =>
  facts.some(
    ({ clause, bare }) => clause.sentence === sentence && (occurs(manners.ill, bare) || occurs(manners.rest, bare)),
  )

const isSameAct = (one: Draft, other: Draft): boolean => {
  const idOf = (draft: Draft) => ('habitId' in draft ? draft.habitId : 'skillId' in draft ? draft.skillId : null)
  return (
    one !== other && idOf(one) !== null && idOf(one) === idOf(other) && one.kind === other.kind && one.day === other.day
  )
}

/** Creates a function that returns whether a text is the title of a habit or behaviour of any child. */
const isTitleIn =
  ({ children }: KnownFamily) =>
  (text: string): boolean => {
    const said = toSaid(text, [])
    return children.some((child) => matchDeeds(child, said).some(({ score }) => score === 1))
  }

/** Returns the acts that a sentence tells of, in its order, and the words that were not understood. */
export const readSentence = (input: SentenceToRead): SentenceReading => {
  const words = getLanguageWords(detectSentenceLanguage(input.text, foldText(input.text), input.language))
  const source = createSourceText(input.text, words.shortForms)
  const findNames = createNameFinder(input.family, source.folded)
  const clauses = arrangeClauses(source.folded, findNames, words, isTitleIn(input.family))
  const facts = assignPoints(
    clauses.map((clause) => findFacts(clause, findNames, input.family.today, words)),
    words,
  )
  const reader = new SentenceReader(input, source, words)
  facts.forEach((one, at) => reader.read(one, isExcusedIn(facts, one.clause.sentence, words), facts[at + 1]))
  const { moments, others } = tellStories(reader)
  const drafts = [...listInOrder(reader.drafts, others), ...collectMoments(source, moments)]
  const proposals = drafts
    .filter((draft, at) => !drafts.slice(0, at).some((other) => isSameAct(draft, other)))
    .slice(0, maxProposals)
    .map((draft, n) => ({ id: String(n + 1), ...draft }))
  const leftovers = others.flatMap(({ actions, leftover }) => (actions.length === 0 ? [leftover] : []))
  return { proposals, leftovers: leftovers.slice(0, maxLeftovers) }
}
