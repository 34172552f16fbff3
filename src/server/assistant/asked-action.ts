import type { ChatShortcut } from '#shared/assistant/contract.ts'
import { foldText } from './search/text.ts'

/** Beyond this length a message tells more than that it wants ideas. */
const maxLength = 70

/** Words that ask for ideas for rewards, in lower case without accents, and words by which a message asks for the record instead. */
const rewardIdeas =
  /\brewards? ideas?\b|\bideas? for (?:\w+ )?rewards?\b|\b(?:what|which) (?:\w+ ){0,2}rewards? (?:would|could|should|might|can|do (?:i|you|we)|are good|is good|work|for)\b|\bsuggest (?:\w+ ){0,2}rewards?\b|\bideas? (?:de|para) (?:\w+ )?(?:premios?|recompensas?)\b|\bque (?:\w+ )?(?:premios?|recompensas?) (?:le |les )?(?:gust|pong|pondri|dar|doy|podri|puedo (?:dar|pon|ofre)|suger|recomiend)\w*|(?:什么|哪些|啥)(?:样的)?奖励(?:他|她|孩子)?(?:会|好|合适|比较好|可以|能)?(?:喜欢|好|合适)|奖励(?:的)?(?:点子|主意|建议)|(?:设|给|弄)(?:点|些)?什么奖励/u
const ofRecord =
  /\b(?:afford|redeem\w*|took|got|chose|enough|reach|next|alcanz\w*|canje\w*|eligio|siguiente)\b|够|换|兑|攒|下一个/u

/** Returns the action that a message asks for in words of its own, or null. */
export const findAskedAction = (message: string): ChatShortcut | null => {
  const text = foldText(message)
  return message.length <= maxLength && rewardIdeas.test(text) && !ofRecord.test(text) ? 'rewards' : null
}
