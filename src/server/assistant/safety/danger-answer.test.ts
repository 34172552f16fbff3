import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createDangerAnswer } from './danger-answer.ts'
import { classifyMessage } from './detect-danger.ts'

const settings = { country: null, timeZone: 'America/New_York', own: {}, text: null }

/** Returns the paragraphs of the answer to a message about a danger. */
const answer = (message: string, language: Locale): string[] => {
  const about = classifyMessage(message)
  if (about.kind !== 'danger') throw new Error(`“${message}” is no danger.`)
  return createDangerAnswer(about.situation, language, settings).text.split('\n\n')
}

test.for<[Locale, string, RegExp, readonly RegExp[]]>([
  [
    'en',
    "I'm worried: Mia says she wishes she wasn't here and that nobody at school likes her",
    /^It is good that you ask\. Stay with them; if they took something/,
    [/^• Ask plainly and calmly/, /^• Listen/, /^• Lock away/, /^• Call a crisis line/],
  ],
  [
    'es',
    'mi hija dice que se quiere morir',
    /^Haces bien en preguntar\. Quédate con tu hijo; si ya tomó algo/,
    [/^• Pregunta con claridad y calma/, /^• Escucha/, /^• Guarda bajo llave/, /^• Llama a una línea de crisis/],
  ],
  [
    'zh',
    '女儿说她想自杀',
    /^你察觉到了，也来问了，这很好。守着孩子/,
    [/^• 平静地直接问/, /^• 听孩子说/, /锁起来/, /心理援助热线/],
  ],
])(
  'in %s talk of dying is answered kindly, then calmly step by step [AST-21]',
  ([language, message, opening, steps]) => {
    const [first, points = ''] = answer(message, language)
    expect(first).toMatch(opening)
    const lines = points.split('\n')
    for (const [n, step] of steps.entries()) expect(lines[n]).toMatch(step)
  },
)

test.for<[Locale, string, RegExp]>([
  [
    'en',
    'my daughter says she wants to die and shes locked in the bathroom with pills',
    /^Call the emergency number now/,
  ],
  ['en', 'my son says he wants to kill himself, he is on the bridge', /^Call the emergency number now/],
  ['es', 'mi hijo está en el puente y dice que se va a matar', /^Llama ya a emergencias/],
  ['zh', '女儿说想自杀，已经站在楼顶上了', /^现在就打急救电话或报警/],
])(
  'in %s what is done or at hand is answered with the emergency number first: “%s” [AST-21]',
  ([language, message, opening]) => {
    expect(answer(message, language)[0]).toMatch(opening)
  },
)
