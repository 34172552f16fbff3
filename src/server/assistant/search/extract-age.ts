import { foldText } from './text.ts'

const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  un: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  十一: 11,
  十二: 12,
  十三: 13,
  十四: 14,
  十五: 15,
  十六: 16,
  十七: 17,
}

const latinNumbers = Object.keys(numberWords)
  .filter((word) => /^[a-z]/.test(word))
  .join('|')
const number = String.raw`(\d{1,2}|${latinNumbers})`
const chineseNumber = String.raw`(\d{1,2}|十[一二三四五六七]?|[一二两三四五六七八九])`

// The whole word ("8yo", "4-year-olds") is matched, so that no part of it is left in the question.
const years = [
  new RegExp(String.raw`\b${number}\s?(?:and a half)?[\s-]*(?:years?|yrs?)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`\b(\d{1,2})\s?y(?:\/?o|r)?s?\b`, 'u'),
  new RegExp(String.raw`\b(?:aged?|turn(?:s|ed|ing))\s${number}\b`, 'u'),
  new RegExp(String.raw`\b${number}\s?(?:anitos?|anos?)(?:\sy\smedio)?\b`, 'u'),
  new RegExp(String.raw`${chineseNumber}\s?(?:岁|周岁|歲)半?`, 'u'),
]
const months = [
  new RegExp(String.raw`\b${number}[\s-]*(?:months?|mths?|meses)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`${chineseNumber}\s?个(?:多)?月(?:大)?`, 'u'),
]
const yearAndAHalf = /\b(?:ano y medio|year and a half)\b|一岁半/u

const numberOf = (word: string | undefined): number => Number(numberWords[word ?? ''] ?? word)

/** Returns the folded question without its mention of an age, and that age in years, or null without one. */
export const extractAge = (question: string): { text: string; age: number | null } => {
  const folded = foldText(question)
  if (yearAndAHalf.test(folded)) return { text: folded.replace(yearAndAHalf, ' '), age: 1 }
  for (const [patterns, perYear] of [
    [years, 1],
    [months, 12],
  ] as const) {
    for (const pattern of patterns) {
      const match = pattern.exec(folded)
      const age = Math.floor(numberOf(match?.[1]) / perYear)
      if (match && age <= 18) return { text: folded.replace(match[0], ' '), age }
    }
  }
  return { text: folded, age: null }
}
