import type { AgeRange } from '#server/assistant/age-groups.ts'
import { ageNumberSource, parseNumber } from './separate-age.ts'
import { foldText } from './text.ts'

type Bound = 'from' | 'at' | 'until'

/** How answers open that hold from, at or until an age, in lower case without accents. */
const openings: readonly (readonly [Bound, RegExp])[] = [
  [
    'from',
    new RegExp(
      String.raw`^(?:from|over|past|once (?:she|he|they)(?: is| are|s|re)?) (?:about |around )?${ageNumberSource}\b(?! (?:minutes|days|weeks|points|times))`,
      'u',
    ),
  ],
  [
    'at',
    new RegExp(
      String.raw`^(?:at|around) (?:about |around )?${ageNumberSource}\b(?! (?:minutes|days|weeks|points|times|oclock|in the|at night))`,
      'u',
    ),
  ],
  [
    'until',
    new RegExp(
      String.raw`^(?:under|until|before|up to) (?:about |around )?${ageNumberSource}\b(?! (?:minutes|days|weeks|points|times|oclock|in the|at night))`,
      'u',
    ),
  ],
  ['from', new RegExp(String.raw`^(?:desde|a partir de|pasados) los ${ageNumberSource}\b`, 'u')],
  [
    'at',
    new RegExp(
      String.raw`^(?:a los|hacia los) ${ageNumberSource}\b(?: anos)?(?= |,)(?! (?:minutos|dias|semanas|puntos|veces|de la))`,
      'u',
    ),
  ],
  ['at', new RegExp(String.raw`^con ${ageNumberSource} anos\b`, 'u')],
  ['until', new RegExp(String.raw`^(?:hasta|antes de) los ${ageNumberSource}\b`, 'u')],
  ['from', new RegExp(String.raw`^[一二三四五六七八九]?${ageNumberSource}岁(?:起|以上|往上|以后|多)`, 'u')],
  [
    'at',
    new RegExp(
      String.raw`^(?:正常，)?[一二三四五六七八九]?${ageNumberSource}岁(?!起|以上|往上|以后|多|以下|以前|前)`,
      'u',
    ),
  ],
  ['until', new RegExp(String.raw`^[一二三四五六七八九]?${ageNumberSource}岁(?:以下|以前|前)`, 'u')],
]

/** How many years a child may be from the age that an answer opens with. */
const tolerance = 1

const suits = (bound: Bound, age: number, [from, to]: AgeRange): boolean =>
  (bound === 'until' || to >= age - tolerance) && (bound === 'from' || from <= age + tolerance)

/** Returns whether an answer opens with no age, or with one that a child may have: “from eight or so …” is not for one of five. */
export const opensForAge = (answer: string, ages: AgeRange): boolean => {
  const text = foldText(answer)
  return openings.every(([bound, pattern]) => {
    const age = parseNumber(pattern.exec(text)?.[1])
    return Number.isNaN(age) || suits(bound, age, ages)
  })
}
