import { withoutModel, type BuiltInReply } from '#server/assistant/answer.ts'
import type { AnswerSources, Question } from '#server/assistant/answer-step.ts'
import { loadNonTopicContent, loadSafetyContent } from '#server/assistant/content/load.ts'
import { estimateTopicProbability } from '#server/assistant/search/classify-request.ts'
import { foldText } from '#server/assistant/search/text.ts'
import { isPrepared } from '#server/assistant/small-talk/answer-request.ts'
import { createDangerAnswer, isSituation } from './danger-answer.ts'

/** The kinds of danger in which minutes count. */
const acuteKinds = ['medical', 'poison', 'injury', 'missing'] as const

const isAcute = (situation: string): boolean =>
  acuteKinds.some((kind) => situation in loadSafetyContent().situations[kind])

/** Words with which parents ask what else to do in an emergency, folded: whom to call, what to give, whether to wait. */
const care =
  /\b(?:999|911|112|111|120|119|110|ambulance|hospital|doctors?|gp|a ?& ?e|er|call|ring|phone|drive|wait|mins?|minutes?|hours?|water|drink\w*|milk|bread|eat|food|honey|charcoal|salt|vomit\w*|sick|medicine|ibuprofen|paracetamol|ice|butter|sleep\w*|awake|breath\w*|fine|ok now|better|seems?|police)\b|\b(?:ambulancia|urgencias|hospital|medic[oa]s?|pediatra|llam\w*|coche|carro|esper\w*|minutos?|horas?|agua|beb\w*|leche|pan|com(?:er|ida)|miel|sal|vomit\w*|remedio|medicina|hielo|dorm\w*|despiert\w*|respir\w*|bien|mejor|parece|policia)\b|急救|救护车|医院|医生|打电话|等|分钟|小时|水|喝|吃|奶|饭|蜂蜜|盐|吐|药|冰|睡|醒|呼吸|没事|好像|警察/u

/**
 * Answers a reply to what was said about a danger in which minutes count with the same steps and numbers, and no advice for everyday
 * life; null for thanks, and for what surely is about something else.
 */
export const continueDanger = async (
  { message, plain, language, context }: Question,
  sources: AnswerSources,
): Promise<BuiltInReply | null> => {
  const situation = context?.danger
  if (situation === undefined || !isSituation(situation) || !isAcute(situation) || isPrepared(plain)) return null
  if (!care.test(foldText(message)) && estimateTopicProbability(message) >= 0.9) return null
  const answer = createDangerAnswer(situation, language, await sources.loadHelplines())
  const { stillInDanger } = loadNonTopicContent()[language].messages
  return withoutModel({ ...answer, text: `${stillInDanger}\n\n${answer.text}` })
}
