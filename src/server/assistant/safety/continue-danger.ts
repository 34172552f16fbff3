import { withoutModel, type BuiltInReply } from '#server/assistant/answer.ts'
import type { AnswerSources, Question } from '#server/assistant/answer-step.ts'
import { loadNonTopicContent, loadSafetyContent } from '#server/assistant/content/load.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { createDangerAnswer, isSituation } from './danger-answer.ts'

/** The kinds of danger in which minutes count. */
const acuteKinds = ['medical', 'poison', 'injury', 'missing'] as const

const isAcute = (situation: string): boolean =>
  acuteKinds.some((kind) => situation in loadSafetyContent().situations[kind])

/** Thanks and assent, folded: they need no answer about the danger. Each blank can match in one way only, so that long ones are read at once. */
const thanks =
  /^(?:(?:ok(?:ay)?|thanks?|thank you|thx|ty|will do|on (?:my|our) way|gracias|vale|listo|谢谢|好的?|知道了|明白)(?:你|了| so much| very much| a lot| mil| muchas)?[\s,.!，。！]*)+$/u

/** Words that show a new subject, folded. What may be said in an emergency, such as “he points to his throat”, is none. */
const anew =
  /\b(?:how many points|fireflies|rewards?|the app|invite|undo)\b|^write down\b|\bget \p{L}+ to (?:tidy|clean|brush|share|listen|read|do (?:her|his|their)|go to bed)\b|\bhome from (?:the )?hospital\b|\b(?:cuantos puntos (?:tiene|lleva|gano|hay)|premios?|la app|invitar)\b|^(?:anota|apunta)\b|积分|多少分(?!钟)|萤火虫|奖励|邀请|^(?:请|帮我)?记一下|从医院回(?:家|来)了(?!吗)/u

/**
 * Answers a reply to what was said about a danger in which minutes count with the same steps and numbers, and no advice for everyday
 * life; null for thanks, and for what shows a new subject.
 */
export const continueDanger = async (
  { message, language, context }: Question,
  sources: AnswerSources,
): Promise<BuiltInReply | null> => {
  const situation = context?.danger
  if (situation === undefined || !isSituation(situation) || !isAcute(situation)) return null
  const said = foldText(message).trim()
  if (thanks.test(said) || anew.test(said)) return null
  const answer = createDangerAnswer(situation, language, await sources.loadHelplines())
  const { stillInDanger } = loadNonTopicContent()[language].messages
  return withoutModel({ ...answer, text: `${stillInDanger}\n\n${answer.text}` })
}
