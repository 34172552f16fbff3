import { fold } from './fold.ts'

const spelt: Readonly<Record<string, number>> = {
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

const latin = Object.keys(spelt)
  .filter((word) => /^[a-z]/.test(word))
  .join('|')
const number = String.raw`(\d{1,2}|${latin})`
const chinese = String.raw`(\d{1,2}|十[一二三四五六七]?|[一二两三四五六七八九])`

// The rest of a word ("8yo", "4-year-olds") belongs to it, so that none of it is left in the question.
const years = [
  new RegExp(String.raw`\b${number}\s?(?:and a half)?[\s-]*(?:years?|yrs?)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`\b(\d{1,2})\s?y(?:\/?o|r)?s?\b`, 'u'),
  new RegExp(String.raw`\b(?:aged?|turn(?:s|ed|ing))\s${number}\b`, 'u'),
  new RegExp(String.raw`\b${number}\s?(?:anitos?|anos?)(?:\sy\smedio)?\b`, 'u'),
  new RegExp(String.raw`${chinese}\s?(?:岁|周岁|歲)半?`, 'u'),
]
const months = [
  new RegExp(String.raw`\b${number}[\s-]*(?:months?|mths?|meses)(?:[\s-]*olds?)?\b`, 'u'),
  new RegExp(String.raw`${chinese}\s?个(?:多)?月(?:大)?`, 'u'),
]
const baby = /\b(?:ano y medio|year and a half)\b|一岁半/u

const countOf = (word: string | undefined): number => Number(spelt[word ?? ''] ?? word)

/** A question without the words that tell an age, and that age in years; null where none is told. */
export const withoutAge = (question: string): { text: string; age: number | null } => {
  const folded = fold(question)
  if (baby.test(folded)) return { text: folded.replace(baby, ' '), age: 1 }
  for (const [patterns, inYear] of [
    [years, 1],
    [months, 12],
  ] as const) {
    for (const pattern of patterns) {
      const found = pattern.exec(folded)
      const age = Math.floor(countOf(found?.[1]) / inYear)
      if (found && age <= 18) return { text: folded.replace(found[0], ' '), age }
    }
  }
  return { text: folded, age: null }
}
