import { createRandom, shuffle } from './shuffle.ts'
import { addTo, dot, normalize } from '#server/assistant/vectors/word-vectors.ts'

/** A text by the numbers of its terms and how much each of them counts. */
export interface WeightedText {
  numbers: Int32Array
  weights: Float32Array
}

/** A text that asks for one of the answers to a subject, or only shows what the subject is about (`answer` is null). */
export interface LabelledText extends WeightedText {
  subject: number
  answer: number | null
}

/** The answers to a subject: each with all texts that ask for it, and its own. */
export interface TunedAnswer extends WeightedText {
  subject: number
}

/** What is tuned: vectors of the terms and of the subjects. */
export interface Vectors {
  terms: readonly Float32Array[]
  subjects: readonly Float32Array[]
}

/** How sharply the best of several is told from the others. */
const sharpness = 12
const learningRate = 0.03
/** Smaller changes are left out: they are two of three, and the answers that are found are as good without them. */
const minChange = 0.04
const epochs = 4
const subjectsAtOnce = 4

interface Unit {
  vector: Float32Array
  length: number
  gradient: Float32Array
}

const toUnit = (vector: Float32Array): Unit => ({
  length: normalize(vector) || 1,
  vector,
  gradient: new Float32Array(vector.length),
})

/** Returns the gradient of a vector before it was made 1 long. */
const beforeUnit = ({ vector, length, gradient }: Unit): Float32Array => {
  const along = dot(gradient, vector)
  return gradient.map((value, n) => (value - along * (vector[n] ?? 0)) / length)
}

/** Returns the sum of the vectors of a text's terms. */
export const sumTerms = ({ numbers, weights }: WeightedText, terms: readonly Float32Array[]): Float32Array => {
  const sum = new Float32Array(terms[0]?.length ?? 0)
  for (let n = 0; n < numbers.length; n++) {
    const term = terms[numbers[n] ?? -1]
    if (term) addTo(sum, term, weights[n])
  }
  return sum
}

/** Adds a multiple of each vector to the gradient of the other one. Training spends most of its time here: one loop is faster than two. */
const attract = (a: Unit, b: Unit, factor: number): void => {
  const [own, other, ownGradient, otherGradient] = [a.vector, b.vector, a.gradient, b.gradient]
  const { length } = own
  for (let n = 0; n < length; n++) {
    ownGradient[n] = (ownGradient[n] ?? 0) + factor * (other[n] ?? 0)
    otherGradient[n] = (otherGradient[n] ?? 0) + factor * (own[n] ?? 0)
  }
}

/** Moves a text to its own one of several, and away from the others, by the gradient of the cross-entropy of their cosines. */
const learnChoice = (text: Unit, choices: readonly Unit[], own: number, ownUnit = choices[own]): void => {
  const targets = ownUnit ? choices.with(own, ownUnit) : choices
  const scores = new Float64Array(targets.length)
  let sum = 0
  for (let n = 0; n < targets.length; n++) {
    const target = targets[n]
    if (target) scores[n] = Math.exp(sharpness * (dot(text.vector, target.vector) - 1))
    sum += scores[n] ?? 0
  }
  for (let n = 0; n < targets.length; n++) {
    const target = targets[n]
    const change = sharpness * ((scores[n] ?? 0) / sum - (n === own ? 1 : 0))
    if (target && Math.abs(change) >= minChange) attract(text, target, change)
  }
}

/** Creates the function that changes vectors by gradients, with a rate for each number (AdaGrad: Duchi, Hazan & Singer 2011). */
const createUpdate = (vectors: readonly Float32Array[]) => {
  const squares = vectors.map((vector) => new Float32Array(vector.length).fill(1e-4))
  return (row: number, gradient: Float32Array): void => {
    const vector = vectors[row] ?? new Float32Array()
    const own = squares[row] ?? new Float32Array()
    for (let n = 0; n < vector.length; n++) {
      const change = gradient[n] ?? 0
      own[n] = (own[n] ?? 0) + change * change
      vector[n] = (vector[n] ?? 0) - (learningRate * change) / Math.sqrt(own[n] ?? 1)
    }
  }
}

const spread = (
  gradients: Map<number, Float32Array>,
  { numbers, weights }: WeightedText,
  gradient: Float32Array,
  factor = 1,
) => {
  for (const [n, number] of numbers.entries()) {
    const sum = gradients.get(number) ?? new Float32Array(gradient.length)
    addTo(sum, gradient, factor * (weights[n] ?? 0))
    gradients.set(number, sum)
  }
}

/** An answer that some texts ask for, with the sum of its terms, and the sum of the gradients of it without one of these texts. */
interface AskedAnswer {
  answer: TunedAnswer
  unit: Unit
  sum: Float32Array
  gradient: Float32Array
}

const toAsked = (answer: TunedAnswer, terms: readonly Float32Array[]): AskedAnswer => {
  const sum = sumTerms(answer, terms)
  return { answer, sum, unit: toUnit(Float32Array.from(sum)), gradient: new Float32Array(sum.length) }
}

/** Learns from the texts of some subjects: which subject they are about, and which of the answers to these subjects they ask for. */
const learnTexts = (texts: readonly LabelledText[], answers: ReadonlyMap<number, TunedAnswer>, vectors: Vectors) => {
  const terms = new Map<number, Float32Array>()
  const subjects = vectors.subjects.map((vector) => toUnit(Float32Array.from(vector)))
  const ids = [...answers.keys()]
  const asked = [...answers.values()].map((answer) => toAsked(answer, vectors.terms))
  const units = asked.map(({ unit }) => unit)
  const asking = texts.filter(({ answer }) => answer !== null).length || 1
  for (const text of texts) {
    const sum = sumTerms(text, vectors.terms)
    const unit = toUnit(Float32Array.from(sum))
    learnChoice(unit, subjects, text.subject)
    for (let n = 0; n < unit.gradient.length; n++) unit.gradient[n] = ((unit.gradient[n] ?? 0) * asking) / texts.length
    const number = text.answer === null ? -1 : ids.indexOf(text.answer)
    const own = asked[number]
    if (own) {
      // The answer without the text itself, which would recognise itself.
      const rest = Float32Array.from(own.sum)
      addTo(rest, sum, -1)
      const others = toUnit(rest)
      learnChoice(unit, units, number, others)
      const change = beforeUnit(others)
      addTo(own.gradient, change)
      spread(terms, text, change, -1)
    }
    spread(terms, text, beforeUnit(unit))
  }
  for (const { answer, unit, gradient } of asked) {
    addTo(gradient, beforeUnit(unit))
    spread(terms, answer, gradient)
  }
  return { terms, subjects: subjects.map(beforeUnit), count: asking }
}

/** Tunes vectors, in place, so that texts are near the subjects that they are about and the answers that they ask for. */
export const tuneVectors = (
  vectors: Vectors,
  texts: readonly LabelledText[],
  answers: readonly TunedAnswer[],
): void => {
  const random = createRandom()
  const order = Int32Array.from(vectors.subjects.keys())
  const bySubject = Map.groupBy(texts, ({ subject }) => subject)
  const updateTerm = createUpdate(vectors.terms)
  const updateSubject = createUpdate(vectors.subjects)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (let from = 0; from < order.length; from += subjectsAtOnce) {
      const subjects = new Set(order.subarray(from, from + subjectsAtOnce))
      const own = new Map([...answers.entries()].filter(([, { subject }]) => subjects.has(subject)))
      const found = learnTexts(
        [...subjects].flatMap((subject) => bySubject.get(subject) ?? []),
        own,
        vectors,
      )
      const scale = (gradient: Float32Array) => gradient.map((value) => value / found.count)
      for (const [term, gradient] of found.terms) updateTerm(term, scale(gradient))
      for (const [subject, gradient] of found.subjects.entries()) updateSubject(subject, scale(gradient))
    }
  }
}
