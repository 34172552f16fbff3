import compile from 'icu-minify/compile'
import type { CompiledMessage } from 'icu-minify/format'
import * as z from 'zod'
import { chatScreens, chatShortcuts } from '#shared/assistant/contract.ts'
import { quickPresets } from '#shared/behaviors/rules.ts'
import { rewardPresets } from '#shared/rewards/rules.ts'
import type { IcuMessage } from '#server/assistant/messages/format-message.ts'

type CompiledNode = Exclude<CompiledMessage, string>[number]

const compileOrError = (source: string): CompiledMessage | Error => {
  try {
    return compile(source)
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Returns the names of the arguments that a compiled message uses. */
const listArguments = (message: CompiledMessage | CompiledNode[]): string[] =>
  typeof message === 'string'
    ? []
    : message.flatMap((node) => {
        if (!Array.isArray(node)) return []
        const [name, , options] = node
        const branches = typeof options === 'object' && options !== null ? Object.values(options) : []
        return [name, ...branches.flatMap((branch) => (Array.isArray(branch) ? listArguments(branch) : []))]
      })

/** Returns the schema of an ICU message that may use these arguments, and `{name}` for the child. */
export const createMessageSchema = <const Argument extends string = never>(...names: Argument[]) =>
  z.string().transform((source, context): IcuMessage<Argument> => {
    const result = compileOrError(source)
    if (result instanceof Error) {
      context.issues.push({ code: 'custom', input: source, message: `This is no ICU message: ${result.message}.` })
      return z.NEVER
    }
    const known = ['name', ...names]
    const unknown = listArguments(result).find((name) => !known.includes(name))
    if (unknown !== undefined) {
      const allowed = known.map((name) => `{${name}}`).join(' ')
      context.issues.push({ code: 'custom', input: source, message: `{${unknown}} is none of ${allowed}.` })
    }
    return { compiled: result, names }
  })

/** Returns the schema of an object that has a text for each key. */
const createTextsSchema = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), z.string().min(1))

const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>) => Object.keys(object) as Key[]

const tipsSchema = z.strictObject({
  hardOnly: createMessageSchema('title', 'count'),
  hard: createMessageSchema('title', 'count', 'good'),
  idle: createMessageSchema('title', 'days'),
  active: createMessageSchema('title', 'streak', 'target'),
  good: createMessageSchema('title', 'count'),
  quiet: createMessageSchema(),
  underFour: createMessageSchema(),
  praise: createMessageSchema('sentence'),
})

const rewardsSchema = z.strictObject({
  atPace: createMessageSchema('pace', 'balance', 'amount'),
  unknownPace: createMessageSchema('pace', 'balance', 'amount'),
  choose: createMessageSchema(),
  underFour: createMessageSchema(),
  none: createMessageSchema(),
})

const recommendationsSchema = z.strictObject({
  because: createMessageSchema('title'),
  next: createMessageSchema('title', 'days'),
  start: createMessageSchema(),
  oneByOne: createMessageSchema(),
  underFour: createMessageSchema(),
  none: createMessageSchema(),
})

const healthSchema = z.strictObject({
  meanwhile: createMessageSchema(),
  opening: createMessageSchema(),
  today: createMessageSchema(),
  thisWeek: createMessageSchema(),
  writeDown: createMessageSchema(),
})

const followUpSchema = z.strictObject({
  more: createMessageSchema('topic'),
  moreTips: createMessageSchema(),
  tried: createMessageSchema(),
  fails: createMessageSchema(),
  anotherWay: createMessageSchema(),
  leftOut: createMessageSchema(),
  lookAt: createMessageSchema(),
  exhausted: createMessageSchema('topic'),
  stillHolds: createMessageSchema('topic'),
  whySources: createMessageSchema('topic', 'sources'),
  whyPractice: createMessageSchema('topic'),
  whyLearning: createMessageSchema(),
  words: createMessageSchema(),
  wordsAndTone: createMessageSchema(),
  example: createMessageSchema(),
  disagree: createMessageSchema(),
  now: createMessageSchema(),
  hurry: createMessageSchema(),
  begin: createMessageSchema(),
  points: createMessageSchema(),
  punish: createMessageSchema(),
  normal: createMessageSchema(),
  myFault: createMessageSchema(),
  doubt: createMessageSchema(),
  detail: createMessageSchema(),
  whatIf: createMessageSchema(),
  shorter: createMessageSchema(),
  nearest: createMessageSchema('topic'),
  say: createMessageSchema('words'),
  howLong: createMessageSchema('topic'),
  howLongSigns: createMessageSchema(),
  howLongHabit: createMessageSchema(),
  start: createMessageSchema(),
  startLook: createMessageSchema(),
  forAge: createMessageSchema('age', 'topic'),
  notForAge: createMessageSchema('age', 'topic'),
  forChild: createMessageSchema('topic'),
  ageNoted: createMessageSchema('age'),
  whichChild: createMessageSchema(),
  whichTopic: createMessageSchema(),
  whichOne: createMessageSchema(),
  otherSubject: createMessageSchema(),
  tellMore: createMessageSchema(),
  thanks: createMessageSchema(),
  health: createMessageSchema(),
})

const textList = z.tuple([z.string().min(1)], z.string().min(1))

/** One of each list is said, another one by the day and the message. */
const overwhelmSchema = z.strictObject({
  /** To parents who blame themselves, and to those who have no strength left. */
  reproach: textList,
  exhausted: textList,
  /** To those who say that they end up shouting, before what helps with the child. */
  temper: textList,
  /** To those who tell of several problems. */
  lot: textList,
  /** What follows one of these where there are several problems; {topic} is the name of the first one. */
  oneFirst: createMessageSchema('warm', 'topic'),
})

const sentenceSchema = z.strictObject({
  /** The answer in the chat to a message that tells of what happened. */
  ask: createMessageSchema('count'),
  /** The answer to a message that corrects what was just proposed in a way that only the parent can. */
  changeCards: z.string().min(1),
  /** The title of points that are given without a reason. */
  gift: z.string().min(1),
})

/** Returns the schema of `messages/*.yaml`, the assistant's own texts; `rewardIds` are the keys of `rewards.yaml`. */
export const createMessagesSchema = (rewardIds: readonly string[]) =>
  z.strictObject({
    actions: createTextsSchema(chatShortcuts),
    screens: createTextsSchema(chatScreens),
    sources: createMessageSchema('sources'),
    whichTopic: createMessageSchema('first', 'second'),
    noTopic: createMessageSchema(),
    helplines: createMessageSchema('numbers'),
    /** In place of the name of a child where a question is about several. */
    eachChild: createMessageSchema(),
    inCaseOfDanger: createMessageSchema('numbers'),
    stillInDanger: z.string().min(1),
    health: healthSchema,
    followUp: followUpSchema,
    pointsOf: createMessageSchema('title', 'points'),
    overwhelm: overwhelmSchema,
    sentence: sentenceSchema,
    tips: tipsSchema,
    rewards: rewardsSchema,
    recommendations: recommendationsSchema,
    praise: z.tuple([z.string()], z.string()),
    rewardTitles: createTextsSchema(rewardIds),
    presets: createTextsSchema([...keysOf(quickPresets), ...keysOf(rewardPresets)]),
  })

export type Messages = z.output<ReturnType<typeof createMessagesSchema>>
