import { giftPresets } from '#shared/behaviors/rules.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Day } from '#shared/time/day.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { blankOut } from './clean-title.ts'
import { isComment, isOnlyPoints, removeFillers, type ClauseFacts } from './clause-facts.ts'
import { isAttribution, listFamilyWords, type FamilyWords } from './find-doubts.ts'
import type { PlacedDraft, Unlisted } from './tell-stories.ts'
import type { ToldMoment } from './collect-moments.ts'
import { continueScore, toTopic, type Topic } from './continue-score.ts'
import { isExcuse, type Circumstances } from './find-circumstances.ts'
import { ToldDays } from './told-days.ts'
import { findAmounts } from './find-amounts.ts'
import { findCompanions } from './find-companions.ts'
import { createSubjects, findSubjects, type FoundSubjects } from './find-subjects.ts'
import type { KnownChild, KnownFamily } from './known-family.ts'
import { occurs, type LanguageWords } from './language-words.ts'
import type { Draft } from './propose.ts'
import { draftRestsOfAll, readClause } from './read-clause.ts'
import type { Subjects } from './resolve-reference.ts'
import { sliceOriginal, type SourceText } from './source-text.ts'

/** A sentence with what is needed to understand it. */
export interface SentenceToRead {
  text: string
  /** The language of the reader. */
  language: Locale
  family: KnownFamily
  /** The child on screen, whom a sentence without a name is about. */
  child: KnownChild
}

/** More acts than this are not proposed. */
export const maxProposals = 30

type PlacedFacts = Pick<ClauseFacts, 'clause' | 'points' | 'deeds'>

/** Reads the clauses of one text in their order; each may refer to those before. */
export class SentenceReader {
  readonly #input: SentenceToRead
  readonly #source: SourceText
  readonly #words: LanguageWords
  #subjects: Subjects = { last: [], assumed: [], named: [] }
  readonly #days: ToldDays
  #planned: number | null = null
  /** The sentence in which somebody else was the last subject. */
  #other: number | null = null
  #readTo = 0
  #previous: ClauseFacts | null = null
  #topic: Topic | null = null
  readonly #excuses: { facts: ClauseFacts; subjects: FoundSubjects; days: readonly Day[] }[] = []
  /** The children that are ill or have a day off. */
  readonly #excused = new Set<string>()
  readonly #familyWords: FamilyWords
  /** Whether points were said that belong to no act: they may be those of a behaviour that is told without points. */
  #hasLoosePoints = false
  /** Whether a day was said that belongs to no act: it may be the one of what was told before. */
  #hasLooseDay = false
  readonly drafts: PlacedDraft[] = []
  readonly moments: ToldMoment[] = []
  readonly unlisted: Unlisted[] = []

  constructor(input: SentenceToRead, source: SourceText, words: LanguageWords) {
    this.#input = input
    this.#source = source
    this.#words = words
    this.#days = new ToldDays(input.family.today)
    this.#familyWords = listFamilyWords(input.family)
  }

  read(told: ClauseFacts, circumstances: Circumstances, next: ClauseFacts | undefined): void {
    if (this.drafts.length >= maxProposals) return
    if (isAttribution(told)) {
      this.#attribute(told)
      return
    }
    const found = this.#findSubjects(told, circumstances, next)
    const hasDoubtfulDay = this.#days.read(told)
    const before = told.isRepetition ? this.#previous : null
    const subjects = before ? { ...found, names: before.subjectNames } : found
    const repeated = before ? { ...before, names: told.names } : told
    this.#previous = repeated
    if (this.#isPlanned(repeated) || repeated.isLater) return
    // What somebody else did for an ill child was not done by it.
    const facts = repeated.isNoDeed && circumstances.isExcused ? { ...repeated, isNegative: true } : repeated
    if (facts.isNoDeed && !circumstances.isExcused) {
      this.#leave(facts, subjects)
      return
    }
    if (facts.isAssigned || this.#isRemark(facts)) return
    if (isOnlyPoints(facts, this.#words)) this.#giveWithoutDeed(facts, subjects)
    else this.#readDeeds(facts, subjects, { ...circumstances, hasDoubtfulDay })
  }

  /** Returns whether a clause only says how well what was told before it was done. */
  #isRemark(facts: ClauseFacts): boolean {
    const isAfter = this.drafts.length > 0 || facts.clause.start > 0
    return facts.points === null && isAfter && isComment(facts, this.#words)
  }

  #readDeeds(
    facts: ClauseFacts,
    subjects: FoundSubjects,
    circumstances: Circumstances & { hasDoubtfulDay: boolean },
  ): void {
    if (isExcuse(facts, this.#words) && !subjects.isOther) for (const { id } of subjects.children) this.#excused.add(id)
    const days = this.#days.days.filter((day) => day !== null)
    const companions = circumstances.isExcused ? [] : findCompanions(facts, subjects, this.#words)
    const clause = { facts, subjects: { ...subjects, companions }, days, ...circumstances, ...this.#knowledge }
    const reading = readClause(clause)
    const scores = reading.isUnderstood ? [] : continueScore(clause, this.#topic)
    this.#add(facts, [...reading.drafts, ...scores])
    this.#hasLoosePoints ||= facts.said !== null && reading.drafts.length + scores.length === 0
    this.#topic = toTopic(facts, [...reading.drafts, ...scores], this.#topic)
    if (reading.moment) this.moments.push(reading.moment)
    if (reading.drafts.length > 0 || scores.length > 0) return
    if (reading.moment === null && isExcuse(facts, this.#words)) this.#excuses.push({ facts, subjects, days })
    else if (!reading.isUnderstood) {
      this.#noteLoose(facts)
      this.#leave(facts, subjects, reading.actions)
    }
  }

  /** Notes that a clause which is not understood may hold the day or the points of what was told before it: “stick 7 on”. */
  #noteLoose({ days, clause, bare }: ClauseFacts): void {
    this.#hasLooseDay ||= days !== null && clause.start > 0
    const amounts = findAmounts(bare, this.#words)
    this.#hasLoosePoints ||= /\d/.test(bare) && amounts.every(({ unit }) => unit === null)
  }

  /** Proposes rests for children that are ill or have a day off, unless the text names what is left out. */
  finish(): void {
    if (this.#hasLoosePoints) this.#doubt(({ draft, isPaid }) => draft.kind === 'behavior' && !isPaid)
    if (this.#hasLooseDay || occurs(this.#words.manners.corrected, this.#source.folded)) this.#doubt(() => true)
    if (this.drafts.some(({ draft }) => draft.kind === 'rest')) return
    const [excuse] = this.#excuses.filter(({ subjects }) => !subjects.isOther)
    if (!excuse) return
    const { facts, subjects, days } = excuse
    const words = sliceOriginal(this.#source, facts.clause.start, facts.clause.end)
    const rests = days.flatMap((day) => subjects.children.flatMap((child) => draftRestsOfAll(child, day, words)))
    this.#add(facts, rests)
  }

  /** Makes uncertain what the clause before tells of another child than the one who is named. */
  #attribute({ names }: ClauseFacts): void {
    const before = this.#previous?.clause.start
    this.#doubt(({ draft, start }) => start === before && names.every(({ child }) => child.id !== draft.childId))
  }

  /** Makes acts uncertain. */
  #doubt(isDoubtful: (placed: PlacedDraft) => boolean): void {
    for (const [n, placed] of this.drafts.entries())
      if (isDoubtful(placed)) this.drafts[n] = { ...placed, draft: { ...placed.draft, isSure: false } }
  }

  get #knowledge() {
    const { children: family } = this.#input.family
    return { excused: this.#excused, family, familyWords: this.#familyWords, source: this.#source, words: this.#words }
  }

  #add({ clause: { start }, points, deeds }: PlacedFacts, drafts: readonly Draft[]): void {
    this.drafts.push(
      ...drafts.map((draft) => ({ draft, start, isPaid: points !== null, deeds: deeds.map(({ id }) => id) })),
    )
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

  #findSubjects(facts: ClauseFacts, { isExcused, isBuying }: Circumstances, next?: ClauseFacts): FoundSubjects {
    const { family, child } = this.#input
    const [named] = isExcused && next?.clause.sentence === facts.clause.sentence ? next.names : []
    const isNamedNext = named !== undefined && facts.names.length === 0 && this.#subjects.last.length === 0
    if (isNamedNext) return createSubjects([named.child], { isAssumed: true })
    if (facts.recipients.length > 0) return this.#remember(facts, createSubjects(facts.recipients))
    const place = {
      text: blankOut(facts.clause.text, facts.dayPlaces),
      before: this.#subjects,
      family,
      onScreen: child,
    }
    const takesObjects =
      facts.said !== null || occurs(this.#words.manners.rest, facts.bare) || (isBuying && facts.deeds.length === 0)
    const found = findSubjects(place, facts.names, takesObjects, this.#words)
    const { sentence } = facts.clause
    if (!found.isAssumed || found.isOther) this.#other = found.isOther ? sentence : null
    // After “his grandpa came” the next verb may be about him, too.
    return this.#remember(facts, this.#other === sentence ? { ...found, isSure: false } : found)
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
    const [day] = this.#days.days
    if (points === null || day === undefined || day === null) return
    const words = sliceOriginal(this.#source, clause.start, clause.end)
    if (points < 0) {
      this.#hasLoosePoints = true
      this.#leave({ clause }, { children })
      return
    }
    // Beside other clauses the points may be for what they tell of.
    const isSure = clause.start === 0 && clause.end >= this.#source.folded.trimEnd().replace(/[.!]+$/, '').length
    this.#hasLoosePoints ||= !isSure
    const title = loadNonTopicContent()[this.#input.language].messages.sentence.gift
    const preset = Object.entries(giftPresets).find(([, own]) => own === points)?.[0]
    for (const child of children) {
      const draft = { kind: 'behavior', childId: child.id, day, words, isSure, title, points } as const
      this.#add({ clause, points, deeds: [] }, [preset === undefined ? draft : { ...draft, preset }])
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
    const day = this.#days.days.find((one) => one !== null) ?? this.#input.family.today
    this.unlisted.push({ leftover: { words, childId: child.id, day }, actions, sentence, start, end, children })
  }
}
