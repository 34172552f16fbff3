import { describe, expect, test } from 'vitest'
import { locales } from '#shared/locale/locale.ts'
import { loadNonTopicContent, loadSafetyContent, loadTopics } from '#server/assistant/content/load.ts'
import { readDangerCases, readHeldOutQuestions, readSituationCases } from '#server/testing/assistant-test-cases.ts'
import { classifyMessage, mentionsDanger } from './detect-danger.ts'

/**
 * The largest shares of dangerous messages that are missed and that also get no number, of ordinary ones that raise an alarm, and of
 * everyday ones that get a number.
 */
const maxShares = { missed: 0.03, alarms: 0.03, unhelped: 0.01, uneasy: 0.03 }

describe.each(locales)('in %s', (language) => {
  const { danger, harmless } = readDangerCases(language)

  test('nearly all of at least 200 messages about danger are recognised [AST-21]', () => {
    expect(danger.length).toBeGreaterThanOrEqual(200)
    const missed = danger.filter((message) => !mentionsDanger(message))
    expect(missed.slice(danger.length * maxShares.missed)).toEqual([])
  })

  test('of those that are missed most get a line that says whom to call [AST-37]', () => {
    const unhelped = danger.map(classifyMessage).filter((about) => about.kind !== 'danger' && !about.isUneasy)
    expect(unhelped.length).toBeLessThanOrEqual(danger.length * maxShares.unhelped)
  })

  test('hardly any everyday question gets such a line [AST-37]', () => {
    const questions = Object.values(readHeldOutQuestions(language))
    const uneasy = questions.filter((question) => {
      const about = classifyMessage(question)
      return about.kind !== 'danger' && about.isUneasy
    })
    expect(uneasy.slice(questions.length * maxShares.uneasy)).toEqual([])
  })

  test('hardly any of at least 200 ordinary messages raises an alarm [AST-21]', () => {
    expect(harmless.length).toBeGreaterThanOrEqual(200)
    const alarms = harmless.filter((message) => mentionsDanger(message))
    expect(alarms.slice(harmless.length * maxShares.alarms)).toEqual([])
  })

  test('there is a case for each situation', () => {
    const situations = Object.values(loadSafetyContent().situations).flatMap((ofKind) => Object.keys(ofKind))
    expect(Object.keys(readSituationCases(language)).toSorted()).toEqual(situations.toSorted())
  })

  test.for(Object.entries(readSituationCases(language)))('%s: “%s” is recognised as it', ([situation, message]) => {
    expect(classifyMessage(message)).toMatchObject({ kind: 'danger', situation })
  })

  test('no chip and no question of a topic mentions danger', () => {
    const texts = [...loadTopics(language).values()].flatMap(({ name, questions }) => [name, ...questions])
    const all = [...texts, ...Object.values(loadNonTopicContent()[language].messages.actions)]
    expect(all.filter((text) => mentionsDanger(text))).toEqual([])
  })
})

test('a danger in half a sentence of a long message is recognised [AST-21]', () => {
  const around = 'We had a lovely day at the zoo and she loved the penguins and asked a hundred questions about them.'
  expect(
    mentionsDanger(`${around} ${around} On the way home she swallowed a button battery. ${around} ${around}`),
  ).toBe(true)
  expect(mentionsDanger([around, around, around, around].join(' '))).toBe(false)
})

test.each([
  'My mother in law has him tuesdays and thursdays and she is lovely dont get me wrong we couldnt manage without her, but he comes back full of biscuits, no nap or a 3 hour nap, ipad all afternoon, and then we get the fallout all evening and he tells us granny says i can. I have hinted. Tom wont say anything to his own mum. i dont want a falling out but Im sick of being the bad guy two nights a week',
  'no puedo más con las actividades, natacion lunes y miercoles, violin martes y jueves, psicomotricidad que la verdad no se ni pa que sirve, el coche huele a cloro y a plátano, hoy se tiró al suelo en el parking que no iba a nadar y yo ya pagué el trimestre, y en el fondo yo tampoco quería ir?? la obligo? y cenamos nuggets otra vez',
])(
  'a story in which one part sounds like a danger raises no alarm and gets no number: “%s” [AST-21, AST-37]',
  (message) => {
    expect(classifyMessage(message)).toEqual({ kind: 'other', isUneasy: false })
  },
)

test.each<[string, string]>([
  [
    'thinking of taking kids with me, at least we all will be together and no one will suffer. bottle is already here',
    'parent-low',
  ],
  ['me llevo a los niños conmigo y así nadie sufre más, ya tengo las pastillas', 'parent-low'],
  ['我想好了，带孩子一起走，以后都不用再受苦了', 'parent-low'],
  ['sunburn with blisters on her shoulders, she is 2 years old', 'burn'],
  ['ampollas por una quemadura de sol, mi bebé de 6 meses', 'burn'],
  ['八个月宝宝晒伤了，肩膀起水泡', 'burn'],
  ['she swallowed a coin and it hurts when she swallows', 'battery'],
  ['se tragó una moneda y babea mucho', 'battery'],
  ['吞了个硬币，口水多，不肯吃', 'battery'],
  ['labored breathing, five months old', 'breathing'],
  ['respira con mucho esfuerzo, tiene cinco meses', 'breathing'],
  ['五个月，喘气很费劲', 'breathing'],
  ['额实在是活不下去咧 一个人拉扯俩娃 夜里睡不着就想着一了百了算球', 'parent-low'],
  ['Estoy cansada de vivir. Así, sin más. Mi marido en la mar hasta abril', 'parent-low'],
  ['los ojos de mi hijo no son de él, hay algo adentro y hay que sacárselo antes de que amanezca', 'parent-edge'],
  ['there is something inside my son and before morning I have to drive it out', 'parent-edge'],
  ['孩子中了邪 今晚我要把它打出来', 'parent-edge'],
  ['两个半月 额温枪38.4 换了水银的38.2 要不要去急诊', 'fever'],
  ['手背被熨斗烫了 起了个鸡蛋大的水泡 他三岁', 'burn'],
])('by its words alone, “%s” is about %s [AST-21]', (message, situation) => {
  expect(classifyMessage(message)).toEqual({ kind: 'danger', situation })
})

test.each([
  'taking the kids with me to the beach on Saturday, what do I pack for the car',
  'me llevo a los niños conmigo a la playa el sábado, qué meto en el coche',
  '周六带孩子一起去海边，车上带什么',
  'sunburn on her shoulders, no blisters, she is 2 years old and plays',
  'hombros quemados del sol, sin ampollas, tiene 3 años y juega',
  '三岁，肩膀晒得红，没起泡',
  'estoy cansada de vivir con mi suegra en la misma casa',
])('what shares words with a danger raises no alarm: “%s” [AST-21]', (message) => {
  expect(mentionsDanger(message)).toBe(false)
})
