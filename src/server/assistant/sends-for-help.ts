import type { AnswerContext } from './answer-context.ts'
import { findParentFeeling } from './parent-feelings.ts'
import { foldText } from './search/text.ts'

/** The topic of the parents themselves. */
export const parentTopic = 'parent-calm'

/** Words that send somebody to a doctor or for other help, in lower case without accents. */
const help =
  /\b(?:doctors?|gp|health visitor|counsell?ors?|therap(?:y|ists?)|psychologists?|help ?lines?|get (?:professional )?help)\b|\b(?:medic[oa]s?|pediatra|psicolog[oa]s?|terapeuta|centro de salud|servicios? de apoyo|(?:pide|busca) ayuda)\b|医生|医院|心理(?:咨询|科)|咨询师|热线|专业帮助|[找求]人帮/u

/** Words that say that something has lasted, or that parents feel empty or fear what they may do. */
const grave =
  /\b(?:weeks|months|empty|numb|hopeless)\b|\b(?:afraid|scared) (?:of|that|i)\b|\b(?:semanas|meses|vaci[oa])\b|\bmiedo (?:de|a) (?:mi|lo que|hacer)|[几好多两三四五六](?:个)?(?:星期|礼拜|周|个月)|怕(?:自己|我)|空(?:空|荡|落)/u

/**
 * Returns whether a tip would frighten: it sends parents who speak of themselves for help although nothing in the message looks like a danger
 * or a question about health, asks for help, tells of weeks or of fear.
 */
export const isAlarming = (tip: string, topicId: string, question: string, { seesRisk }: AnswerContext): boolean => {
  if (seesRisk || !help.test(foldText(tip))) return false
  if (topicId !== parentTopic && findParentFeeling(question) === null) return false
  const asked = foldText(question)
  return !help.test(asked) && !grave.test(asked)
}
