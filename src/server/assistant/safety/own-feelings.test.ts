import { expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { readDangerCases } from '#server/testing/assistant-test-cases.ts'
import { classifyMessage } from './detect-danger.ts'
import { classifyBesideFeelings } from './own-feelings.ts'

const getsHelp = (message: string): boolean => {
  const about = classifyBesideFeelings(message)
  return about.kind === 'danger' || about.isUneasy
}

test.for([
  'Leo is afraid of the dark and I feel like a bad mother because I shout',
  "she won't stop crying and I'm failing him because I scream at her every night",
  'I shout at my kids and feel guilty',
  'Leo tiene miedo a la oscuridad y me siento mala madre porque le grito',
  'me siento culpable por gritarle',
  'Leo怕黑，我吼了他，觉得自己是个坏妈妈',
  '她打弟弟，我觉得自己是个坏妈妈',
  '我觉得自己是个坏妈妈',
  '我吼了孩子，很内疚',
])('parents who only blame themselves are not told whom to call: “%s” [AST-37]', (message) => {
  expect(classifyBesideFeelings(message)).toMatchObject({ isUneasy: false })
})

test.for([
  'I am afraid I will hurt him',
  "I can't go on",
  "I am a bad mother, I can't go on",
  'I feel like a bad mother and I am afraid I will hurt him',
  'I feel like a bad mother because I shook her',
  'I feel guilty, I shouted and threw him on the bed',
  'I feel like a bad mother and sometimes I want to disappear',
  'tengo miedo de hacerle daño',
  'me siento mala madre, tengo miedo de lo que pueda hacerle',
  'soy mala madre y quiero desaparecer',
  '我撑不下去了',
  '我是个坏妈妈，我怕自己会伤害他',
  '我是坏妈妈，我打了他',
])('beside such words a danger is told whom to call: “%s” [AST-21, AST-37]', (message) => {
  expect(getsHelp(message)).toBe(true)
})

test.for([
  'the teacher said he also bit someone last week. nobody told me',
  'no its not just today. its every day',
  'la maestra me dijo que mordió a otro niño, nadie me avisó',
  'no es solo hoy, es todos los días',
  '老师说他咬了别的小朋友，没人告诉我',
  '不是今天，每天都是',
])('what tells of no danger is taken for none: “%s” [AST-21]', (message) => {
  expect(classifyBesideFeelings(message).kind).toBe('other')
})

test.for([
  'found 3 little erasers in her bag, not hers. i think she took them from the class',
  'its the water in the eyes i think, or the combing, idk',
])(
  'where a question about children is surer than a danger, the answer says whom to call below: “%s” [AST-37]',
  (message) => {
    expect(classifyBesideFeelings(message)).toEqual({ kind: 'other', isUneasy: true })
  },
)

test.for([
  "I'd rather the kids come with me than stay behind in all this, I have enough pills for the three of us",
  'he pushed another boy down the stairs and he does not move',
  'Mia says nobody at school likes her and she wants to disappear',
  'nobody told me that her uncle touches her',
  'the teacher said he wants to die',
  'la profe dice que quiere morirse',
  '老师说他想死，没人告诉我',
])('beside such words a danger stays one: “%s” [AST-21]', (message) => {
  expect(classifyBesideFeelings(message).kind).toBe('danger')
})

test.for([
  'he lay down on the floor of the shop because i broke his banana. everyone staring. i just picked him up and left the trolley. was that wrong',
  'Has Leo been getting a lot fewer fireflies than Mia? He said today I like her more than him and now I can’t stop thinking about it',
  'its not that she cant, she knew her 6s on sunday in the car??',
  'mia asked me today if shes fat',
])('a weak sign beside what is surely a question about children raises no alarm: “%s” [AST-37]', (message) => {
  expect(classifyBesideFeelings(message).kind).not.toBe('danger')
})

test.for([
  ['everything is grey since the birth, i feel nothing for him', 'parent-low'],
  ['i could throw him out of the window', 'parent-edge'],
  ['estoy al limite, tengo miedo de mi misma', 'parent-edge'],
  ['i locked myself in the bathroom because i was going to hit him', 'parent-edge'],
  ['i cant do this anymore i just want to walk out the door and not come back', 'parent-edge'],
  ['i keep hurting him when he cries', 'parent-hurt'],
  ['i nearly dropped the baby on purpose', 'parent-hurt'],
  ['le di una cachetada', 'parent-hurt'],
  ['我把他推倒了', 'parent-hurt'],
  ['i want to cut myself when he screams', 'parent-edge'],
  ['me corto cuando no puedo mas', 'parent-low'],
  ['i have bad thoughts about the baby when he cries', 'parent-low'],
  ['i left the baby alone in the house because i couldnt take it', 'parent-edge'],
  ['tengo ganas de lastimarlo cuando llora', 'parent-edge'],
  ['i cant stop crying, baby is 6 weeks', 'parent-low'],
  ['i dont love my baby', 'parent-low'],
  ['i havent slept in 4 days and i see things', 'parent-low'],
  ['i cant do it anymore', 'parent-edge'],
  ['we lost mia at the fair', 'missing'],
  ['mia hasnt eaten since tuesday', 'eating'],
] as const)('a word of despair or a sure sign is answered as a danger: “%s” [AST-21]', ([message, situation]) => {
  expect(classifyBesideFeelings(message)).toEqual({ kind: 'danger', situation })
})

test.each(locales)('in %s no message about a danger is taken for less than before [AST-21, AST-37]', (language) => {
  const isLess = (message: string) => {
    const before = classifyMessage(message)
    const wasHelped = before.kind === 'danger' || before.isUneasy
    return wasHelped && !getsHelp(message)
  }
  expect(readDangerCases(language).danger.filter(isLess)).toEqual([])
})
