import { expect, test } from 'vitest'
import { pictures, type Picture } from '#shared/pictures/rules.ts'
import { guessPicture } from '#shared/pictures/guess.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createCaseFamily, readSentenceCases } from '#server/testing/sentence-cases.ts'
import type { KnownFamily } from './known-family.ts'
import { readSentence } from './read-sentence.ts'

const families = Object.fromEntries(
  locales.map((language) => [language, createCaseFamily(readSentenceCases(language).children, language)]),
) as Record<Locale, KnownFamily>

/** Returns the titles of the behaviours that a sentence proposes for a child with nothing but the given habit. */
const readTitles = (text: string, language: Locale, completed = '') => {
  const family = families[language]
  const [first] = family.children
  if (!first) throw new Error('The family has no child.')
  const habit = { id: '1', title: completed, titles: [completed], points: 2, doneDays: new Set<string>() }
  const habits = completed === '' ? [] : [{ ...habit, isCompleted: true, restDays: new Set<string>() }]
  const child = { ...first, behaviors: [], habits, skills: [], rewards: [] }
  const reading = readSentence({ text, language, family: { ...family, children: [child] }, child })
  return reading.proposals.flatMap((one) => (one.kind === 'behavior' ? [one.title] : []))
}

// One deed for each picture of something that a child does.
const deeds: Partial<Record<Picture, readonly [en: string, es: string, zh: string]>> = {
  teeth: ['brushed her teeth', 'se lavó los dientes', '刷牙了'],
  hands: ['washed her hands', 'se lavó las manos', '洗手了'],
  hair: ['combed her hair', 'se peinó', '梳头了'],
  bath: ['had a bath', 'se bañó', '洗澡了'],
  toilet: ['went to the toilet by herself', 'fue al baño sola', '自己上厕所了'],
  clothes: ['got dressed', 'se vistió', '自己穿衣服了'],
  bed: ['made her bed', 'hizo la cama', '叠被子了'],
  morning: ['got up on time', 'se levantó a tiempo', '按时起床了'],
  sleep: ['went to bed on time', 'se acostó a tiempo', '按时睡觉了'],
  medicine: ['took her medicine', 'tomó su medicina', '吃药了'],
  meal: ['ate her breakfast', 'desayunó', '吃早饭了'],
  vegetables: ['ate her vegetables', 'comió verduras', '吃青菜了'],
  water: ['drank water', 'bebió agua', '喝水了'],
  tidying: ['tidied her room', 'recogió su cuarto', '收拾房间了'],
  cleaning: ['swept the floor', 'barrió el suelo', '扫地了'],
  dishes: ['washed the dishes', 'lavó los platos', '洗碗了'],
  laundry: ['folded the laundry', 'dobló la ropa', '叠衣服了'],
  rubbish: ['took out the rubbish', 'sacó la basura', '倒垃圾了'],
  cooking: ['cooked dinner', 'cocinó la cena', '做饭了'],
  helping: ['set the table', 'puso la mesa', '摆碗筷了'],
  plants: ['watered the plants', 'regó las plantas', '浇花了'],
  pet: ['fed the cat', 'dio de comer al gato', '喂猫了'],
  bag: ['packed her bag', 'preparó la mochila', '收拾书包了'],
  homework: ['did her homework', 'hizo los deberes', '写作业了'],
  maths: ['practised maths', 'practicó matemáticas', '做数学题了'],
  languages: ['spoke English', 'habló inglés', '说英语了'],
  reading: ['read a book', 'leyó un libro', '看书了'],
  music: ['practised the piano', 'tocó el piano', '练琴了'],
  painting: ['painted a picture', 'pintó un cuadro', '画画了'],
  sport: ['played football', 'jugó al fútbol', '踢足球了'],
  rope: ['jumped rope', 'saltó la cuerda', '跳绳了'],
  bike: ['rode her bike', 'montó en bici', '骑车了'],
  swimming: ['went swimming', 'nadó', '游泳了'],
  outdoors: ['went for a walk', 'salió a caminar', '散步了'],
  kindness: ['hugged her sister', 'abrazó a su hermana', '抱了妹妹'],
  friends: ['played with her friends', 'jugó con sus amigos', '和朋友玩了'],
  sharing: ['shared her cookies', 'compartió sus galletas', '分享饼干了'],
  manners: ['said hello', 'saludó', '打招呼了'],
  calm: ['stayed calm', 'se calmó', '冷静下来了'],
  money: ['saved her pocket money', 'ahorró su dinero', '存钱了'],
}

const sentences = Object.entries(deeds).flatMap(([picture, [en, es, zh]]) => [
  [picture, 'en', `Mia ${en}`] as const,
  [picture, 'es', `Mia ${es}`] as const,
  [picture, 'zh', `米娅${zh}`] as const,
])

test.for(sentences)(
  'a deed of the picture %s that no list has is proposed in %s: “%s” [AST-63]',
  ([, language, text]) => {
    expect(readTitles(text, language)).toHaveLength(1)
  },
)

test.for<[Locale, string, string, string]>([
  ['en', 'Mia brushed her teeth', 'Brushed her teeth', 'Brush every tooth'],
  ['en', 'Mia brushed her teeth without being asked', 'Brushed her teeth without being asked', 'Brush every tooth'],
  ['es', 'Mia se lavó los dientes', 'Se lavó los dientes', 'Lavarse los dientes'],
  ['zh', '米娅刷牙了', '刷牙', '早晚刷牙'],
])('in %s the deed of a completed habit is a behaviour: “%s” [AST-63]', ([language, text, title, completed]) => {
  expect(readTitles(text, language, completed)).toEqual([title])
  expect(guessPicture(title)).toBe('teeth')
})

test.for<[Locale, string]>([
  ['en', 'Mia did not brush her teeth'],
  ['en', 'Mia should brush her teeth'],
  ['en', 'Did Mia brush her teeth?'],
  ['es', 'Mia no se lavó los dientes'],
  ['es', 'Mia tiene que lavarse los dientes'],
  ['es', '¿Se lavó Mia los dientes?'],
  ['zh', '米娅没刷牙'],
  ['zh', '米娅应该刷牙'],
  ['zh', '米娅刷牙了吗？'],
])('in %s what was not done, is wished or asked is no deed: “%s” [AST-64]', ([language, text]) => {
  expect(readTitles(text, language, 'Brush every tooth')).toEqual([])
})

test('the deeds cover the pictures but those of things, treats and places', () => {
  const others = [
    'cake',
    'ice_cream',
    'pizza',
    'gift',
    'toy',
    'stickers',
    'game',
    'screen',
    'film',
    'outing',
    'tent',
    'privilege',
  ]
  expect(pictures.filter((picture) => !(picture in deeds))).toEqual(others)
})
