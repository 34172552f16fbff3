import { findDeedCuts } from './cut-deeds.ts'
import { blankOut } from './clean-title.ts'
import { findPoints } from './find-points.ts'
import type { LanguageWords } from './language-words.ts'

/** A part of a folded text that tells of one thing. */
export interface Clause {
  start: number
  end: number
  text: string
  /** The number of the sentence in the text. */
  sentence: number
  isQuestion: boolean
}

interface Part {
  start: number
  end: number
}

// A point, comma or colon between digits belongs to a number.
const sentenceEnd = /(?:(?<!\d)[.]|[.](?!\d)|[!?;\n。…])+/gu
const comma = new RegExp(
  [
    String.raw`(?<!\d)[,:]|[,:](?!\d)|[\u2014()✓✔✅☑√]`,
    String.raw`(?<=[✗✘✖❌]\uFE0F?)\s*`,
    String.raw`(?<=\b(?:yes|ok|no|si|done)) +(?=\p{L}+ (?:yes|ok|no|si|done)\b)`,
    // 刷牙、看书都没做: both were not done.
    String.raw`、(?![^,。!?\s]*(?:都|全部?|一样也?|统统|一律|通通|一个也?)(?:先|暂时?|要|可以|给[他她]?)?(?:没|不|免|停|歇|忘|暂停|休|请假|放))`,
    // 扣 3 分 is one part.
    String.raw`(?<=\p{Script=Han}[^\p{L}]{0,4})\s+(?=\p{Script=Han})(?!(?<=\d\s+)[分点个次趟圈米公小页遍本首下岁天秒字章题积])`,
  ].join('|'),
  'gu',
)

const splitAt = (text: string, { start, end }: Part, pattern: RegExp): Part[] => {
  const parts: Part[] = []
  let from = start
  for (const { 0: sign, index } of text.slice(start, end).matchAll(pattern)) {
    parts.push({ start: from, end: start + index })
    from = start + index + sign.length
  }
  return [...parts, { start: from, end }].filter((part) => /[\p{L}\p{N}]/u.test(text.slice(part.start, part.end)))
}

/** Splits a part of a Chinese text, in which commas are often left out, before each further deed that is done. */
const splitAtDeeds = (text: string, part: Part, words: LanguageWords): Part[] => {
  if (words.language !== 'zh') return [part]
  const own = text.slice(part.start, part.end)
  const said = findPoints(own, words)
  const withoutPoints = said ? blankOut(own, [said]) : own
  const bare = withoutPoints.replace(words.adjuncts, (phrase) => ' '.repeat(phrase.length))
  const cuts = findDeedCuts(bare, words.findDeeds(bare)).map((at) => part.start + at)
  const starts = [part.start, ...cuts]
  return starts.map((start, n) => ({ start, end: starts[n + 1] ?? part.end })).filter(({ start, end }) => end > start)
}

/** Splits a folded text into clauses: at the ends of sentences, commas and words such as “and”. */
export const splitClauses = (text: string, words: LanguageWords): Clause[] =>
  splitAt(text, { start: 0, end: text.length }, sentenceEnd).flatMap((sentence, n) => {
    const isQuestion =
      /^\s*[.!]*\?/.test(text.slice(sentence.end)) || text.slice(sentence.start - 1, sentence.end).includes('¿')
    return splitAt(text, sentence, comma)
      .flatMap((part) => splitAtDeeds(text, part, words))
      .flatMap((part) => splitAt(text, part, words.joiners))
      .map((part) => ({ ...part, text: text.slice(part.start, part.end), sentence: n, isQuestion }))
  })

/** Returns two clauses and what is between them as one. */
export const joinClauses = (text: string, first: Clause, second: Clause): Clause => ({
  ...second,
  start: first.start,
  text: text.slice(first.start, second.end),
})

/** Splits a clause at an offset of its text. */
export const cutClause = (clause: Clause, at: number): [Clause, Clause] => {
  const middle = clause.start + at
  return [
    { ...clause, end: middle, text: clause.text.slice(0, at) },
    { ...clause, start: middle, text: clause.text.slice(at) },
  ]
}
