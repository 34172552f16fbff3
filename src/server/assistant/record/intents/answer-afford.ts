import { daysToAfford, findNextReward, sortNearestFirst } from '#shared/rewards/rules.ts'
import type { RecordChild, RecordLookUp, RecordReward } from '#server/assistant/record/record-look-up.ts'
import {
  listIds,
  type AnswerRecordQuestion,
  type RecordAnswer,
  type RecordQuestion,
} from '#server/assistant/record/record-question.ts'
import type { RecordTexts } from '#server/assistant/record/record-texts.ts'
import { findSameThings, findThings } from '#server/assistant/record/things.ts'
import { findTwoThings } from '#server/assistant/record/two-things.ts'
import { describeChoice, describeRewards } from './describe-rewards.ts'
import { describeTwoRewards, describeWithFirst } from './describe-two-rewards.ts'

interface Wish {
  child: RecordChild
  reward: RecordReward
  pace: number | null
}

/** Returns what a child has, what a reward costs, and when it can be had: the same days as on the screen of rewards. */
const describeWish = ({ child, reward, pace }: Wish, { answers, format, count, number }: RecordTexts): string => {
  const { afford } = answers
  const { points, name: who } = child
  const values = { who, title: reward.title, cost: count('points', reward.pointsCost), points: count('points', points) }
  const missing = reward.pointsCost - points
  if (missing === 0) return format(afford.exactly, values)
  if (missing < 0) return format(afford.now, { ...values, left: count('points', -missing) })
  const days = daysToAfford(reward.pointsCost, points, pace)
  if (days !== null) return format(afford.later, { ...values, missing: number(missing), days: count('days', days) })
  return format(pace === null ? afford.unknown : afford.idle, { ...values, missing: number(missing) })
}

const createChart = ({ child, reward }: Wish, { answers, format }: RecordTexts): RecordAnswer['chart'] => ({
  title: format(answers.afford.chart, { title: reward.title }),
  bars: [
    { label: format(answers.afford.has, {}), value: child.points },
    { label: format(answers.afford.costs, {}), value: reward.pointsCost },
  ],
})

/** Returns the reward that a question names, if it names one; else that of the conversation. */
const findNamed = (
  { message, needsThing, isLearned }: RecordQuestion,
  rewards: readonly RecordReward[],
  same: readonly RecordReward[],
): RecordReward | undefined => {
  const [named] = sortNearestFirst(findThings(message, rewards, isLearned), new Set())
  return (
    named ??
    (needsThing || message.terms.length > 0 || message.has('affordable')
      ? undefined
      : same.find((one) => rewards.includes(one)))
  )
}

/** Returns the reward that a child saves for, as on its home; else the nearest one. */
const findNext = (child: RecordChild, rewards: readonly RecordReward[], lowest: number | undefined) => {
  const promised = new Set(rewards.filter(({ isPromised }) => isPromised).map(({ id }) => id))
  return findNextReward(rewards, child.points, promised, lowest) ?? sortNearestFirst(rewards, promised)[0]
}

interface ChildAndReward {
  child: RecordChild
  reward: RecordReward | undefined
}

/** Returns the children with the reward that the question is about: the named one, or the one that each saves for. */
const findRewards = async (
  question: RecordQuestion,
  byChild: ReadonlyMap<string, readonly RecordReward[]>,
  lookUp: RecordLookUp,
): Promise<ChildAndReward[]> => {
  const { children, message, needsThing, thing } = question
  const listOf = ({ id }: RecordChild) => byChild.get(id) ?? []
  const isFormer = ({ id }: RecordReward) => id === thing
  const same = findSameThings([...byChild.values()].flat(), isFormer, listIds(children), message.language)
  const named = children.map((child) => ({ child, reward: findNamed(question, listOf(child), same) }))
  const asksForAll = message.has('affordable')
  if (needsThing || asksForAll || message.terms.length > 0 || named.some(({ reward }) => reward)) return named
  const lowest = await lookUp.findLowestBalances(listIds(children))
  return children.map((child) => ({ child, reward: findNext(child, listOf(child), lowest.get(child.id)) }))
}

type Pair = readonly [RecordReward, RecordReward]

/** Returns the reward that a question puts before that of the conversation, and that one: "and if she takes the ice cream first?". */
const findPairWithFormer = (
  { message, thing, isLearned }: RecordQuestion,
  own: readonly RecordReward[],
): Pair | null => {
  const { text, vocabulary } = message
  const { condition, firstAhead, firstBehind } = vocabulary.clauses
  const former = own.find(({ id }) => id === thing)
  if (!former || ![condition, firstAhead, firstBehind].some((pattern) => text.search(pattern) >= 0)) return null
  const [first] = findThings(message, own, isLearned).filter(({ id }) => id !== former.id)
  return first ? [first, former] : null
}

/** Returns the two rewards that a question names of each child, by the id of the child. */
const findPairs = (
  question: RecordQuestion,
  byChild: ReadonlyMap<string, readonly RecordReward[]>,
): ReadonlyMap<string, Pair> =>
  new Map(
    question.children.flatMap(({ id }) => {
      const own = byChild.get(id) ?? []
      const pair = findTwoThings(question.message, own) ?? findPairWithFormer(question, own)
      return pair ? [[id, pair] as const] : []
    }),
  )

/** Answers what one reward leaves for another one; who asks when the other one can be had is told both times. */
const answerPairs = async (
  { children, message }: RecordQuestion,
  pairs: ReadonlyMap<string, Pair>,
  lookUp: RecordLookUp,
  texts: RecordTexts,
): Promise<RecordAnswer> => {
  const paces = await lookUp.findPaces(listIds(children))
  const found = children.flatMap((child) => {
    const pair = pairs.get(child.id)
    return pair ? [{ child, pair }] : []
  })
  const [first] = found
  const isOfTime = message.has('whenGet')
  const lines = found.map(({ child, pair }) => {
    const pace = paces.get(child.id) ?? null
    if (!isOfTime) return describeTwoRewards(child, pair, pace, texts)
    const without = describeWish({ child, reward: pair[1], pace }, texts)
    return [without, describeWithFirst(child, pair, pace, texts)].join('\n')
  })
  return {
    text: lines.join('\n'),
    screen: 'rewards',
    numbers: found.flatMap(({ child, pair }) => [child.points, ...pair.map(({ pointsCost }) => pointsCost)]),
    ...(first && found.length === 1 && { thing: first.pair[1].id }),
  }
}

/** Returns the children who have the reward that a question names, if it names no child. */
const withoutOthers = ({ message }: RecordQuestion, found: readonly ChildAndReward[]): readonly ChildAndReward[] =>
  message.named.length > 0 ? found : found.filter(({ reward }) => reward)

/** Answers whether and when a reward can be had. */
export const answerAfford: AnswerRecordQuestion = async (question, lookUp, texts) => {
  const { children, needsThing, thing } = question
  const all = await lookUp.listRewards(listIds(thing === null ? children : lookUp.children))
  const ofChild = Map.groupBy(all, ({ childId }) => childId)
  const pairs = findPairs(question, ofChild)
  if (pairs.size > 0) return answerPairs(question, pairs, lookUp, texts)
  const asked = await findRewards(question, ofChild, lookUp)
  if (needsThing && asked.every(({ reward }) => !reward)) return null
  const found = needsThing ? withoutOthers(question, asked) : asked
  const paces = await lookUp.findPaces(listIds(children))
  const isChoice = question.isLearned || question.message.has('affordable')
  const describe = isChoice && all.length > 0 ? describeChoice : describeRewards
  const lines = found.map(({ child, reward }) =>
    reward
      ? describeWish({ child, reward, pace: paces.get(child.id) ?? null }, texts)
      : describe(child, ofChild.get(child.id) ?? [], texts),
  )
  const wishes = found.flatMap(({ child, reward }) => (reward ? [{ child, reward, pace: null }] : []))
  const [first] = wishes
  const isPromised = wishes.some(({ reward }) => reward.isPromised)
  const promised = isPromised ? [texts.format(texts.answers.afford.promised, { title: first?.reward.title ?? '' })] : []
  return {
    text: [...lines, ...promised].join('\n'),
    screen: 'rewards',
    numbers: wishes.flatMap(({ child, reward }) => [child.points, reward.pointsCost]),
    ...(first && children.length === 1 && { thing: first.reward.id, chart: createChart(first, texts) }),
  }
}
