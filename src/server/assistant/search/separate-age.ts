import { foldText } from './text.ts'

/** Lists of the words for 1, 2, 3 and so on in the languages of the app, and of second words for 1 and 2. */
const numerals = [
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
  'un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete',
  '一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七',
  'uno 两',
].map((words) => words.split(' '))

const numberWords = new Map(numerals.flatMap((words) => words.map((word, n) => [word, n + 1] as const)))

const latinNumberWords = [...numberWords.keys()].filter((word) => /^[a-z]/.test(word))
const latinNumbers = latinNumberWords.join('|')
const numberPattern = String.raw`(\d{1,2}|${latinNumbers})`
const chineseNumberPattern = String.raw`(\d{1,2}|十[一二三四五六七]?|[一二两三四五六七八九])`

// The whole word ("8yo", "4-year-olds") is matched, so that no part of it is left in the question.
const yearPatterns = [
  new RegExp(String.raw`\b${numberPattern}\s?(?:and a half)?[\s-]*(?:years?|yrs?)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`\b(\d{1,2})\s?y(?:\/?o|r)?s?\b`, 'u'),
  new RegExp(String.raw`\b(?:aged?|turn(?:s|ed|ing))\s${numberPattern}\b`, 'u'),
  new RegExp(String.raw`\b${numberPattern}\s?(?:anitos?|anos?)(?:\sy\smedio)?\b`, 'u'),
  new RegExp(String.raw`${chineseNumberPattern}\s?(?:岁|周岁|歲)半?`, 'u'),
]
/** Words before months that say how long something takes, and no age: “it has been like 2 months”. */
const duration = String.raw`(?<!\b(?:for|been|like|about|last|past|every|after|in|within|since|hace|desde|llevamos|lleva|llevo|durante|cada|unos)\s)`
const chineseDuration = '(?<!(?:已经|持续|坚持|快|都|好|过|用)了?)'
const monthPatterns = [
  new RegExp(String.raw`${duration}\b${numberPattern}[\s-]*(?:months?|mths?|meses)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`${chineseDuration}${chineseNumberPattern}\s?个(?:多)?月(?:大)?`, 'u'),
]
const yearAndAHalfPattern = /\b(?:ano y medio|year and a half)\b|一岁半/u

/** Returns the number that a word of `ageNumberSource` stands for. */
export const parseNumber = (word: string | undefined): number => Number(numberWords.get(word ?? '') ?? word)

/** Source of a pattern of numbers that may be an age without a unit: not the words for one, which are also articles. */
export const ageNumberSource = String.raw`(\d{1,2}|${latinNumberWords.filter((word) => (numberWords.get(word) ?? 1) > 1).join('|')}|十[一二三四五六七]?|[两三四五六七八九])`

/** Returns a question, folded by `foldText`, without its first mention of an age, and that age in years or null. */
export const separateAge = (question: string): { text: string; age: number | null } => {
  const folded = foldText(question)
  if (yearAndAHalfPattern.test(folded)) return { text: folded.replace(yearAndAHalfPattern, ' '), age: 1 }
  for (const [patterns, perYear] of [
    [yearPatterns, 1],
    [monthPatterns, 12],
  ] as const) {
    for (const pattern of patterns) {
      const match = pattern.exec(folded)
      const age = Math.floor(parseNumber(match?.[1]) / perYear)
      if (match && age <= 18) return { text: folded.replace(match[0], ' '), age }
    }
  }
  return { text: folded, age: null }
}
