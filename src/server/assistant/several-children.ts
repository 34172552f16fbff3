import type { Locale } from '#shared/locale/locale.ts'
import type { Question } from './answer-step.ts'
import type { BuiltInReply } from './answer.ts'
import { loadNonTopicContent } from './content/load.ts'
import { formatMessage } from './messages/format-message.ts'
import { separateNames } from './record/who.ts'
import { foldText } from './search/text.ts'

/** Words for all children of the family, in lower case without accents; the other children at school are none of them. */
const ownChildren =
  /\b(?:both|all)(?: of)?(?: (?:the|my|our))?(?: (?:two|three|four))? (?:kids|children|boys|girls|sons|daughters)\b|\b(?:my|our)(?: (?:two|three|four))? (?:kids|children|boys|girls|twins)\b|\b(?:my|our) two\b|\bi (?:\w+ ){1,4}(?:at|with|to) (?:the (?:kids|children)|both)\b|\b(?:mis|nuestr[oa]s|ambos|los dos|las dos)(?: (?:dos|tres))? (?:hij[oa]s|nin[oa]s|peques|gemel[oa]s)\b|\b(?:les|he) (?:grit|chill|regan|rin)\w+\b.{0,12}\ba l[oa]s (?:dos|nin[oa]s|peques)\b|(?:两个|俩|三个)(?:孩子|娃|宝)|(?<!的|别家|其他|别人家)孩子们|(?:我家|家里)(?:两个|俩)/u

/** Returns whether a question is about several children of the family, and names none. */
export const isAboutSeveral = ({ message, lookUp: { children } }: Question): boolean => {
  const folded = foldText(message)
  return children.length > 1 && separateNames(folded, children).ids.length === 0 && ownChildren.test(folded)
}

/** Where a sentence begins. */
const sentenceStart = /(?:^|[.!?•“«¡¿]\s?|\n)$/u

/** Returns an answer that speaks of each child in place of one; in sentences to say the children are named. */
export const nameChildren = ({ answer, modelQuestion }: BuiltInReply, { language, lookUp }: Question): BuiltInReply => {
  const each = formatMessage(language, loadNonTopicContent()[language].messages.eachChild, {})
  const names = joinNames(
    lookUp.children.map(({ name }) => name),
    language,
  )
  const addressed = answer.text.replaceAll(/(?<=[“«])\{name\}(?=[,，!！])/gu, () => names)
  const text = addressed.replaceAll('{name}', (_, at: number) =>
    sentenceStart.test(addressed.slice(0, at)) ? each.charAt(0).toLocaleUpperCase() + each.slice(1) : each,
  )
  return { answer: { ...answer, text }, modelQuestion }
}

const joinNames = (names: readonly string[], language: Locale): string => new Intl.ListFormat(language).format(names)
