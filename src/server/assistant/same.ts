import { fold, hanIn, isHan, wordsIn } from './search/fold.ts'
import { stem } from './search/stems.ts'

const little = new Set(
  'a an the my his her their our own to of in on at for and with by de del la el los las un una y en con al a su mi sus lo se'.split(
    ' ',
  ),
)

const partsOf = (title: string): Set<string> => {
  const folded = fold(title)
  if (isHan(title))
    return new Set(
      hanIn(folded)
        .flatMap((run) => Array.from(run))
        .filter((sign) => !'的了一着和'.includes(sign)),
    )
  const words = wordsIn(folded).filter((word) => !little.has(word))
  return new Set(words.map((word) => stem(stem(word, 'en'), 'es')))
}

const enough = 0.75

/** Whether two titles are about the same thing, as a parent would say: small words, forms and numbers set aside. */
export const isSame = (a: string, b: string): boolean => {
  const [these, those] = [partsOf(a), partsOf(b)]
  const shared = [...these].filter((part) => those.has(part)).length
  const fewer = Math.min(these.size, those.size)
  const more = Math.max(these.size, those.size)
  return fewer > 0 && (shared / more >= enough || (fewer >= 2 && shared === fewer && more - fewer <= 2))
}
