import { pictures, type Picture } from './rules.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { zh } from './words/zh.ts'

/** A text that is looked for in titles, and how much it says: whole words begin and end with a space. */
type Clue = readonly [text: string, weight: number]

/** A Chinese character says about as much as this many letters. */
const lettersPerCharacter = 4

const toClue = (word: string): Clue => [word.endsWith('*') ? ` ${word.slice(0, -1)}` : ` ${word} `, word.length]

const toChineseClue = (word: string): Clue => [word, word.length * lettersPerCharacter]

const listClues = (picture: Picture): Clue[] => {
  const words = new Set([en, es].flatMap((language) => language[picture].split(', ')))
  return [...[...words].map(toClue), ...zh[picture].split(', ').map(toChineseClue)]
}

const cluesByPicture = pictures.map((picture) => ({ picture, clues: listClues(picture) }))

/** What shall not happen: “without running away”. */
const notToHappen = /(?<=\S) (?:without|sin) .*/u

/** Returns the title in lower case without accents and what shall not happen, its words separated and surrounded by spaces. */
const normalizeTitle = (title: string): string =>
  ` ${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(notToHappen, '')} `

/**
 * Returns the pictures that suit a title in English, Spanish or Chinese: the one whose words make up most of the title
 * first, of several the one that comes first in it.
 */
export const rankPictures = (title: string): Picture[] => {
  const text = normalizeTitle(title)
  return cluesByPicture
    .map(({ picture, clues }) => {
      const found = clues.filter(([clue]) => text.includes(clue))
      const weight = found.reduce((sum, [, own]) => sum + own, 0)
      return { picture, weight, at: Math.min(...found.map(([clue]) => text.indexOf(clue))) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.at - other.at)
    .map(({ picture }) => picture)
}

/** Returns the picture that suits a title best, or null. */
export const guessPicture = (title: string): Picture | null => rankPictures(title)[0] ?? null

/** Returns the picture of a thing: the chosen one, otherwise the one that suits its title, or null. */
export const findPicture = ({ picture, title }: { picture?: Picture | null | undefined; title: string }) =>
  picture ?? guessPicture(title)
