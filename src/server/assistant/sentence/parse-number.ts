const chineseDigits = new Map(Array.from('零一二三四五六七八九', (character, n) => [character, n] as const))
chineseDigits.set('两', 2)

/** Returns a Chinese number below a thousand such as 十二 or 一百二十, or null. */
const parseChineseNumber = (text: string): number | null => {
  let total = 0
  let digit: number | null = null
  for (const character of text) {
    if (character === '百' || character === '十') {
      total += (digit ?? 1) * (character === '百' ? 100 : 10)
      digit = null
      continue
    }
    const value = chineseDigits.get(character)
    if (value === undefined || digit !== null) return null
    digit = value
  }
  return total + (digit ?? 0)
}

/** Returns the number that a folded word says in digits or in words, or null. */
export const parseNumber = (text: string, words: ReadonlyMap<string, number>): number | null => {
  if (/^\d+(?:[.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'))
  if (/^[零一二两三四五六七八九十百]+$/.test(text)) return parseChineseNumber(text)
  return words.get(text) ?? null
}
