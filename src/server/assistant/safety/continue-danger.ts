import { withoutModel, type BuiltInReply } from '#server/assistant/answer.ts'
import type { AnswerSources, Question } from '#server/assistant/answer-step.ts'
import { loadNonTopicContent, loadSafetyContent } from '#server/assistant/content/load.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { createDangerAnswer, isSituation } from './danger-answer.ts'

/** The kinds of danger in which minutes count. */
const acuteKinds = ['medical', 'poison', 'injury', 'missing'] as const

const isAcute = (situation: string): boolean =>
  acuteKinds.some((kind) => situation in loadSafetyContent().situations[kind])

/** Thanks and assent, folded: they need no answer about the danger. */
const thanks =
  /^(?:(?:ok(?:ay)?|thanks?|thank you|thx|ty|will do|on (?:my|our) way|gracias|vale|listo|谢谢|好的?|知道了|明白)\s*(?:你|了|so much|very much|a lot|mil|muchas)?[\s,.!，。！]*)+$/u

/** Words that show a new subject or that all is well again, folded. */
const anew =
  /\b(?:points?|fireflies|stars|rewards?|habits?|the app|invite|write down|log|record|vegetables|homework|bedtime|per day|every day|each day)\b|\bhow (?:do|can|should|would) (?:i|we) (?:get|make|teach|help|stop|invite|undo)\b|\b(?:were|we are|im|i am) (?:back )?home\b|\ball (?:good|fine|is well)\b|\b(?:puntos?|premios?|la app|invit\w+|apunta|anota|verduras|deberes|tarea|al dia|cada dia)\b|\bcomo (?:hago|consigo|logro) (?:para )?que\b|\bya (?:estamos|volvimos) (?:en|a) casa\b|积分|多少分|几分|萤火虫|奖励|邀请|记一下|蔬菜|作业|怎么让|每天|回家了|没事了/u

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
