import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { replaceFigures } from './replace-figures.ts'

test.for<[Locale, string, string]>([
  ['en', 'i nearly died laughing, she called the cat sir', 'she called the cat sir'],
  ['en', 'He was dead to the world at six. Wake him?', 'He was fast asleep at six. Wake him?'],
  ['en', 'she’d rather die than wear the hat', 'does not want to wear the hat'],
  ['en', 'scared to death of the vacuum cleaner', 'scared of the vacuum cleaner'],
  ['es', 'Me muero de risa, Mía le puso un sombrero al gato', 'Mía le puso un sombrero al gato'],
  ['es', 'estos niños me van a matar un día jaja, escondió el mando', 'escondió el mando'],
  ['zh', '笑死我了，她给猫穿裙子', '她给猫穿裙子'],
  ['zh', '他高兴得要死，怎么夸他', '他很高兴，怎么夸他'],
])('in %s “%s” is searched as “%s” [AST-36]', ([language, message, expected]) => {
  expect(replaceFigures(message, language)).toBe(expected)
})

test.for<[Locale, string]>([
  ['en', 'our goldfish died and she asks where it is'],
  ['en', 'my mother is dying and I do not know how to tell the children'],
  ['es', 'se murió el abuelo y no sé cómo decírselo'],
  ['zh', '爷爷去世了，怎么跟孩子说'],
])('in %s a message without a figure of speech stays as it is: “%s”', ([language, message]) => {
  expect(replaceFigures(message, language)).toBe(message)
})

test('a message that says nothing besides its figure of speech stays as it is', () => {
  expect(replaceFigures('笑死我了', 'zh')).toBe('笑死我了')
  expect(replaceFigures('i nearly died laughing', 'en')).toBe('i nearly died laughing')
})
