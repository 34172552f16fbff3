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
