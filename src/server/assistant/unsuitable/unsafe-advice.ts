import { locales, type Locale } from '#shared/locale/locale.ts'
import { loadNonTopicContent } from '#server/assistant/content/load.ts'
import { compilePatterns } from '#server/assistant/content/patterns.ts'

type Groups = Readonly<Record<string, readonly string[]>>

const compileGroups = (groups: Groups, words: Groups, language: Locale): RegExp => {
  const insertWords = (entry: string): string =>
    entry.replaceAll(/<([a-z]+)>/g, (name, list: string) => (words[list] ? `(?:${words[list].join('|')})` : name))
  return compilePatterns(Object.values(groups).flat().map(insertWords), language)
}

// A model may answer in another language than the reader's, so those of all languages count.
const compileAdvicePatterns = () =>
  locales.map((language) => {
    const { words, never, advice, against } = loadNonTopicContent()[language].unsuitable
    return {
      never: compileGroups(never, words, language),
      advice: compileGroups(advice, words, language),
      before: compilePatterns(against.before, language),
      after: compilePatterns(against.after, language, 'g'),
    }
  })

let compiled: ReturnType<typeof compileAdvicePatterns> | undefined
const getPatterns = () => (compiled ??= compileAdvicePatterns())

/** Where a sentence may turn from what it advises against to what it advises. */
const clauseEnd =
  /(?<=[.,;:!?¡¿，。；：！？、…])|(?=\b(?:but|and|then|until|so|just|pero|y|hasta|sino|entonces)\b|但|而是|直到|然后)/

const removeAgainst = (clause: string, { before, after }: { before: RegExp; after: RegExp }): string => {
  const end = [...clause.matchAll(after)].reduce((_, match) => match.index + match[0].length, 0)
  const rest = clause.slice(end).trimStart()
  const start = rest.search(before)
  return start === -1 ? rest : rest.slice(0, start)
}

/** Returns whether a folded sentence names medicine, makes a diagnosis, or advises to isolate, hurt, shame or deprive a child. */
export const isUnsafeAdvice = (folded: string): boolean => {
  const text = folded.replaceAll(/\[(?:other )?child\]/g, 'namedchild')
  const clauses = text.split(clauseEnd)
  return getPatterns().some(({ never, advice, ...against }) => {
    const advised = clauses.map((clause) => removeAgainst(clause, against)).join(' ')
    return never.test(text) || advice.test(advised)
  })
}
