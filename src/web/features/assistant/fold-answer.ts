import { chatShortcuts } from '#shared/assistant/contract.ts'
import type { ChatLine } from './conversation.ts'

/** The parts of an answer's text. */
export interface FoldedAnswer {
  /** What to do or say now. */
  shown: string
  /** The later steps and what they are based on, which are a tap away; empty if there are none. */
  more: string
}

const bullet = '• '
const isList = (section: string): boolean => section.split('\n').every((line) => line.startsWith(bullet))

/** What a step begins with: when or for whom it is, up to three short words before a colon. */
export const stepLabel = /^(?:[^\s:：]{1,16} ?){1,3}(?:[:：](?=\s)|：)/u

/** How many letters an answer has, rather than the words that introduce a list; a Chinese character counts as three. */
const answerLength = 110

const measureLength = (text: string): number => text.length + 2 * (text.match(/\p{sc=Han}/gu)?.length ?? 0)

/** How many letters the first two steps may have together to be both shown. */
const shortSteps = 240

const isAboutTopic = ({ danger, context, chart, sentence }: ChatLine): boolean =>
  !danger && !chart && !sentence && context?.topic !== undefined && !context.health && !context.record

/**
 * Returns the text of an answer about a topic in two parts: the answer with its first step, or two if they are short, and the other steps
 * with the sources. Any other text is one part, also a list that is itself the answer: tips after a few words, or sentences to say.
 */
export const foldAnswer = (line: ChatLine): FoldedAnswer => {
  const whole = { shown: line.content, more: '' }
  const sections = line.content.split(/\n{2,}/)
  const index = sections.findIndex(isList)
  const list = sections[index]
  if (!list || !isAboutTopic(line) || sections.slice(index + 1).some(isList)) return whole
  const steps = list.split('\n')
  const [first = ''] = steps
  const step = first.slice(bullet.length)
  const isAnswered = stepLabel.test(step) || measureLength(sections[index - 1] ?? '') >= answerLength
  const count = measureLength(steps.slice(0, 2).join('')) <= shortSteps ? 2 : 1
  if (!isAnswered || steps.length <= count) return whole
  const ending = line.sources.join(' · ')
  const isSource = (section: string): boolean => ending !== '' && section.endsWith(ending)
  const after = sections.slice(index + 1)
  return {
    shown: [
      ...sections.slice(0, index),
      steps.slice(0, count).join('\n'),
      ...after.filter((section) => !isSource(section)),
    ].join('\n\n'),
    more: [steps.slice(count).join('\n'), ...after.filter(isSource)].join('\n\n'),
  }
}

/** Returns how many offers of an answer are shown at first: beside advice one or two, elsewhere, where they are the answer, all. */
export const countShownOffers = (line: ChatLine, count: number): number => {
  if (!isAboutTopic(line) || chatShortcuts.some((topic) => topic === line.context?.topic) || count < 3) return count
  return count === 3 ? 1 : 2
}
