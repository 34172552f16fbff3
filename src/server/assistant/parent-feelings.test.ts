import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { emptyLookUp } from '#server/testing/empty-look-up.ts'
import { loadEmptySpeaker } from '#server/testing/empty-speaker.ts'
import { addDays } from '#shared/time/day.ts'
import { answerMessage } from './answer-message.ts'
import { loadNonTopicContent, loadTopics } from './content/load.ts'
import { findParentFeeling } from './parent-feelings.ts'
import { saysAgain } from './said-twice.ts'

const today = '2026-11-20'

const ask = async (message: string, language: Locale, day = today) => {
  const { answer } = await answerMessage(
    { message, language },
    {
      loadChild: async () => createChildContext({ today: day }),
      findOtherChild: async () => undefined,
      loadHelplines: async () => ({ country: null, timeZone: 'UTC', own: {}, text: null }),
      lookUp: emptyLookUp,
      loadSpeaker: loadEmptySpeaker,
    },
  )
  return answer
}

const feelings = [
  ['reproach', 'I shouted at her and feel awful'],
  ['reproach', 'lost it at breakfast again. I am such a bad mother'],
  ['reproach', 'I yelled and now I feel so guilty'],
  ['exhausted', 'he is up five times a night and I’m worn out'],
  ['exhausted', 'bedtime takes for ever, I am so tired'],
  ['exhausted', 'Everything is too much. She refuses to sleep, I can not cope any more'],
  ['reproach', 'le he gritado y me siento fatal'],
  ['reproach', 'otra vez perdí los nervios, soy muy mala madre'],
  ['exhausted', 'no se duerme hasta las once y estoy agotada'],
  ['exhausted', 'llevan todo el día peleando, no puedo más'],
  ['reproach', '早上吼了她，心里特别难受'],
  ['reproach', '又发火了，我真不是个好妈妈'],
  ['exhausted', '每天陪写作业到十点，累死了'],
  ['exhausted', '他半夜总醒，我快撑不住了'],
] as const

test.for(feelings)('a parent’s own feeling (%s) is known: “%s” [AST-101]', ([feeling, message]) => {
  expect(findParentFeeling(message)).toBe(feeling)
})

test.for([
  'I am so tired of cooking pasta',
  'she feels awful after the fight with her friend',
  'he is worn out after school',
  'I made her feel guilty about the cake',
  'my daughter says I am the best mother',
  'se siente fatal desde que perdió',
  'llega agotado del colegio',
  'dice que su maestra es mala',
  '孩子心里很难受，怎么安慰',
  '他放学回来累死了',
  '放学就崩溃大哭',
])('what a child feels is not taken for it: “%s” [AST-101]', (message) => {
  expect(findParentFeeling(message)).toBeNull()
})

const asked: readonly (readonly [Locale, string])[] = [
  ['en', 'I shouted at her and feel awful'],
  ['en', 'I yelled at my son this morning over nothing and I feel like the worst mum'],
  ['es', 'le he gritado y me siento fatal'],
  ['zh', '我今天吼了她，心里很难受'],
]

const sendsForHelp = /doctor|get help|médic|pide ayuda|医生|求助/u

test.for(asked)(
  'in %s such a message gets a word of comfort first and sends nobody for help: “%s” [AST-101]',
  async ([language, message]) => {
    const { reproach } = loadNonTopicContent()[language].messages.overwhelm
    const firsts = new Set<string>()
    for (let day = 0; day < 8; day++) {
      const { text } = await ask(message, language, addDays(today, day))
      const [first = '', ...rest] = text.split('\n\n')
      firsts.add(first)
      expect(reproach.map((sentence) => sentence.replaceAll('{name}', 'Mia'))).toContain(first)
      expect(rest.slice(1).join('\n')).not.toMatch(sendsForHelp)
    }
    expect(firsts.size).toBeGreaterThan(2)
  },
)

test.for([
  ['en', 'I shout every evening and feel empty for weeks'],
  ['es', 'le grito a mi hija todas las noches desde hace meses y me siento vacía'],
] as const)(
  'in %s what may be more than a bad day is still sent for help: “%s” [AST-101]',
  async ([language, message]) => {
    expect((await ask(message, language)).text).toMatch(sendsForHelp)
  },
)

describe.each(locales)('in %s', (language) => {
  test('no answer says a sentence twice [AST-101]', async () => {
    for (const topic of loadTopics(language).values())
      for (const question of topic.questions.slice(0, 4)) {
        const { text, context } = await ask(question, language)
        // The lists for a doctor say what must not be left out.
        if (context?.health !== undefined) continue
        const [head = '', ...tips] = text
          .replaceAll('Mia', '{name}')
          .replace(/\n\n(?:Based on|Según|参考)[^\n]*$/u, '')
          .split('\n• ')
        for (const [n, tip] of tips.entries()) {
          const said = [head, ...tips.slice(0, n)]
          expect([question, tip, said.find((one) => saysAgain(tip, one, language))]).toEqual([question, tip, undefined])
        }
      }
  })
})

test.for<[Locale, string, string]>([
  ['en', 'She keeps coming out of bed, five times every evening, and I lose my temper', 'bedtime'],
  ['en', 'he comes out of bed five times every night and I lose my patience', 'bedtime'],
  ['en', 'he wont brush his teeth, every evening the same, and I end up shouting', 'teeth'],
  ['es', 'no quiere lavarse los dientes, cada noche igual, y acabo gritando', 'teeth'],
  ['zh', '刷牙每天都要闹半天，最后我就发火了', 'teeth'],
])(
  'in %s the trouble with a child comes before what the parent did about it: “%s” [AST-101]',
  async ([language, message, topic]) => {
    const { text, context } = await ask(message, language)
    expect(context?.topic).toBe(topic)
    const { temper } = loadNonTopicContent()[language].messages.overwhelm
    expect(temper).toContain(text.split('\n\n')[0])
  },
)
