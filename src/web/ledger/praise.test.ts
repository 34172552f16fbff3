import { expect, test } from 'vitest'
import { behaviorPresets, type BehaviorPresetKey } from '#shared/behaviors/rules.ts'
import { messages as en } from '#web/i18n/messages/en.ts'
import { praise as enPraise } from '#web/i18n/praise/en.ts'
import { praise as esPraise } from '#web/i18n/praise/es.ts'
import { praise as zhPraise } from '#web/i18n/praise/zh.ts'
import { messages as es } from '#web/i18n/messages/es.ts'
import { messages as zh } from '#web/i18n/messages/zh.ts'
import { createPraise, findPraiseTopic } from './praise.ts'

const languages = [
  { words: en, praise: enPraise },
  { words: zh, praise: zhPraise },
  { words: es, praise: esPraise },
]

const presets = Object.keys(behaviorPresets) as BehaviorPresetKey[]

test.each([
  [{ preset: 'tidy_toys', points: 10 }, 'tidy_toys'],
  [{ preset: 'gift_50', points: 50 }, 'gift'],
  [{ preset: 'remedy_small', points: 5 }, 'repair'],
  [{ points: 14 }, 'own'],
  [{ points: 15 }, 'ownHard'],
  [{ points: 5, title: 'Set the table' }, 'ownHome'],
  [{ points: 5, title: 'Dio de comer al gato' }, 'ownLiving'],
  [{ points: 5, title: '和弟弟分享了饼干' }, 'ownKind'],
  [{ points: 5, title: 'Compartió las galletas' }, 'ownKind'],
  [{ points: 5, title: 'Esperó su turno' }, 'ownCalm'],
  [{ points: 5, title: 'Se calmó' }, 'ownCalm'],
  [{ points: 5, title: 'Regó las plantas' }, 'ownLiving'],
  [{ points: 5, title: 'Barrió la cocina' }, 'ownHome'],
  [{ points: 10, title: 'Waited to speak' }, 'ownCalm'],
] as const)('the praise for %j is that of %s [BEH-37]', (award, topic) => {
  expect(findPraiseTopic({ title: 'Sang', ...award })).toBe(topic)
})

test.each([
  'Stayed at the table',
  'Asked for help',
  'Ate her fish',
  'Baked cookies',
  'Pidió ayuda',
  '认真吃饭',
  '请人帮忙',
])('the title %s does not say enough for praise of its own [BEH-37]', (title) => {
  expect(findPraiseTopic({ title, points: 5 })).toBe('own')
})

test('of the sentences about a behavior the one that was said least recently is next [BEH-37]', () => {
  const next = createPraise()
  expect(Array.from({ length: 5 }, () => next('greeting', 'Said hello', 4))).toEqual([0, 1, 2, 3, 0])
})

test('behaviors of the family’s own do not share a sentence one after the other [BEH-37]', () => {
  const titles = ['Waited to speak', 'Fed the cat', 'Set the table', '等别人说完', 'Esperó su turno', 'Fed the cat']
  const next = createPraise()
  expect(new Set(titles.map((title) => next('own', title, 6))).size).toBe(titles.length)
  expect(new Set(titles.map((title) => createPraise()('own', title, 6))).size).toBeGreaterThan(1)
})

test('every preset has a title, and every kind of behavior at least four different sentences in every language [BEH-25]', () => {
  for (const { words, praise } of languages) {
    for (const preset of presets) expect(words.titles.behaviors[preset]).not.toBe('')
    for (const sentences of Object.values(praise)) {
      expect(new Set(sentences).size).toBe(sentences.length)
      expect(sentences.length).toBeGreaterThanOrEqual(4)
    }
  }
})

test('praise for behaviours of the family’s own fits any good deed on any day: it says neither how nor when [BEH-37]', () => {
  const howOrWhen =
    /care|time|remembered|courage|easy|hard|effort|just|today|cuidado|tiempo|acordaste|valor|fácil|difícil|esfuerzo|acabas|hoy|用心|记得|不慌|勇气|不容易|力气|难|刚才|今天/i
  const sentences = languages.flatMap(({ praise }) => [...praise.own, ...praise.ownHard])
  expect(sentences.filter((sentence) => howOrWhen.test(sentence))).toEqual([])
})

test('no sentence of praise exaggerates or contains a gender', () => {
  const inflated =
    /amazing|awesome|perfect|best|genius|good (?:girl|boy)|太棒|最棒|完美|天才|她|他[^们人]|genial|perfect[oa]|increíble|campe[óo]n|niñ[oa]/i
  const sentences = languages.flatMap(({ praise }) => Object.values(praise).flat())
  expect(sentences.filter((sentence) => inflated.test(sentence))).toEqual([])
})
