import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import * as z from 'zod'
import { chatActions } from '#shared/assistant/contract.ts'
import { quickPresets } from '#shared/behaviors/rules.ts'
import { rewardPresets } from '#shared/rewards/rules.ts'
import type { Message } from '#server/assistant/messages/format-message.ts'

type CompiledNode = Exclude<CompiledMessage, string>[number]

const compiled = (source: string): CompiledMessage | Error => {
  try {
    return compile(source)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Names of the arguments that a compiled message uses. */
const argumentsOf = (message: CompiledMessage | CompiledNode[]): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((node) => {
        if (!Array.isArray(node)) return []
        const [name, , options] = node
        const branches = typeof options === 'object' && options !== null ? Object.values(options) : []
        return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? argumentsOf(branch) : []))]
      })

/** Schema of an ICU message that may use these arguments, and `{name}` for the child. */
export const message = <const Argument extends string = never>(...names: Argument[]) =>
  z.string().transform((source, context): Message<Argument> => {
    const result = compiled(source)
    if (result instanceof Error) {
      context.issues.push({ code: 'custom', input: source, message: `This is no ICU message: ${result.message}.` })
      return z.NEVER
    }
    const known = ['name', ...names]
    const unknown = argumentsOf(result).find((name) => !known.includes(name))
    if (unknown !== undefined) {
      const allowed = known.map((name) => `{${name}}`).join(' ')
      context.issues.push({ code: 'custom', input: source, message: `{${unknown}} is none of ${allowed}.` })
    }
    return { compiled: result, names }
  })

/** Schema of an object that has a text for each key. */
const texts = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), z.string().min(1))

const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[]

const tips = z.strictObject({
  hardOnly: message('title', 'count'),
  hard: message('title', 'count', 'good'),
  idle: message('title', 'days'),
  active: message('title', 'streak', 'target'),
  good: message('title', 'count'),
  quiet: message(),
  underFour: message(),
  praise: message('sentence'),
})

const rewards = z.strictObject({
  atPace: message('pace', 'balance', 'amount'),
  unknownPace: message('pace', 'balance', 'amount'),
  idea: message('title', 'points', 'days'),
  estimate: message('title', 'points', 'days'),
  choose: message(),
  underFour: message(),
  none: message(),
})

const recommendations = z.strictObject({
  because: message('title'),
  next: message('title', 'days'),
  start: message(),
  behavior: message('title', 'points'),
  habit: message('title', 'days'),
  skill: message('title', 'target', 'unit'),
  oneByOne: message(),
  underFour: message(),
  none: message(),
})

/** `messages/*.yaml`: the assistant's own texts. */
export const messages = (rewardIds: readonly string[]) =>
  z.strictObject({
    actions: texts(chatActions),
    sources: message('sources'),
    whichTopic: message('first', 'second'),
    noTopic: message(),
    danger: message(),
    helplines: message('numbers'),
    tips,
    rewards,
    recommendations,
    praise: z.tuple([z.string()], z.string()),
    rewardTitles: texts(rewardIds),
    presets: texts([...keysOf(quickPresets), ...keysOf(rewardPresets)]),
  })

export type Messages = z.output<ReturnType<typeof messages>>
