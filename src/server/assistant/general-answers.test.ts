import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { answerMessage } from './answer-message.ts'
import { fillName } from './answer.ts'
import { loadGeneralAnswers, loadTopics } from './content/load.ts'
import { readGeneralAnswers } from './content/read-source.ts'

const ask = async (message: string, language: Locale, context?: ChatContext) => {
  const child = createChildContext({ ages: [8, 8] })
  const { answer } = await answerMessage({ message, language, ...(context && { context }) }, createAnswerSources(child))
  return answer
}

/** The positions of three answers: whether to reduce a punishment, what to do if the child laughs, and with no strength left. */
const reducePunishment = 1
const laughs = 22
const noStrength = 30

const answerAt = (language: Locale, position: number): string =>
  fillName(loadGeneralAnswers(language)[position]?.answer ?? '', createChildContext().name)

test('all languages answer the same general questions, each in many words [AST-110]', () => {
  const answers = locales.map((language) => readGeneralAnswers(language))
  expect(new Set(answers.map(({ length }) => length)).size).toBe(1)
  const asks = answers.flat().map((one) => one.asks.length)
  expect(Math.min(...asks)).toBeGreaterThan(50)
})

const stories: Readonly<Record<Locale, string>> = {
  en: 'homework took two hours again tonight, she got up for water, for a pencil, then drew all over the maths sheet, and I lost it and cancelled the cinema on saturday. her brother is going with his friends so she will be the only one at home. was that too harsh, should I take the punishment back or stick to it?',
  es: 'hoy otra vez dos horas con los deberes, se levantaba por agua, por el lápiz, luego pintó toda la hoja de mates y al final exploté y le quité el cine del sábado. su hermano sí va con los amigos, así que se queda sola en casa. ¿me pasé con el castigo, lo levanto o lo mantengo?',
  zh: '今天写作业又磨了两个小时，一会儿喝水一会儿削铅笔，最后把数学卷子画得乱七八糟，我一下子火了，说周六的电影不去了。弟弟跟同学去，就她一个人在家。我是不是罚得太重了，这个惩罚要不要收回来，还是坚持到底？',
}

const tired: Readonly<Record<Locale, string>> = { en: 'I am so tired', es: 'estoy agotada', zh: '我真的太累了' }

const replies: Readonly<Record<Locale, readonly [string, string]>> = {
  en: ['he will not help to lay the table', 'he just laughs in my face when I say that'],
  es: ['no quiere ayudar a poner la mesa', 'pero se ríe en mi cara cuando se lo digo'],
  zh: ['让她收拾玩具就是不肯', '我一说他就嬉皮笑脸的 根本不当回事'],
}

describe.each(locales)('in %s', (language) => {
  test('a long message is answered first as what it asks at its end, then about its topic [AST-110]', async () => {
    const { text, context } = await ask(stories[language], language)
    expect(text.startsWith(answerAt(language, reducePunishment))).toBe(true)
    const { name } = createChildContext()
    const steps = loadTopics(language).get('homework')?.plan.slice(1) ?? []
    expect(context?.topic).toBe('homework')
    expect(steps.some((step) => text.includes(fillName(step.text, name)))).toBe(true)
  })

  test('a reply that may be asked about every topic stays with its topic [AST-110]', async () => {
    const [message, reply] = replies[language]
    const first = await ask(message, language)
    const { text, context } = await ask(reply, language, first.context)
    expect(text).toContain(answerAt(language, laughs))
    expect(context?.topic).toBe(first.context?.topic)
  })

  test('a long message that ends with how tired the parent is asks nothing in general [AST-110]', async () => {
    const sentences = stories[language].split(/(?<=[.。])\s*/u)
    const { text } = await ask(`${sentences.slice(0, -1).join(' ')} ${tired[language]}`, language)
    expect(text).not.toContain(answerAt(language, noStrength).slice(0, 20))
  })

  test('a short question is answered about its topic alone [AST-110]', async () => {
    const { text } = await ask(loadTopics(language).get('homework')?.questions[0] ?? '', language)
    for (const { answer } of loadGeneralAnswers(language)) expect(text).not.toContain(answer.slice(0, 30))
  })
})
