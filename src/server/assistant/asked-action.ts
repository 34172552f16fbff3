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

/** Words that ask for ideas for some free time, in lower case without accents: “do you have something for a rainy Sunday”. */
const freeTime =
  /\b(?:something|anything|ideas?|activities|games?|what (?:can|could|should|do) we (?:do|play)) (?:to do |for |on |with (?:him|her|them|the kids) )*(?:a |the |this |an? )?(?:(?:rainy|wet|cold|boring|long|free|lazy|sunny|snowy) )*(?:sunday|saturday|weekend|afternoon|day|evening|holidays?)(?: (?:at home|indoors|inside|together|with (?:him|her|them|the kids|the children)))?[\s?!.]*$|\b(?:algo|ideas?|planes?|juegos?|que (?:podemos hacer|hacemos)) (?:para |en )*(?:un |una |el |la |este )?(?:domingo|sabado|fin de semana|tarde|dia)(?: (?:de lluvia|lluvios[oa]|en casa|con los ninos))*[\s?!.]*$|(?:下雨天?|周末|星期[天六日]|放假|假期)(?:在家)?(?:能|可以|和孩子|带孩子|跟孩子|该)?(?:玩什么|玩点什么|做什么好|干什么好|有什么好玩)[的吗呢？?。\s]*$|^在家(?:能|可以)?(?:玩什么|玩点什么|有什么好玩)[的吗呢？?。\s]*$/u

const topicOfFreeTime = 'boredom'

/** Returns the topic with ideas for free time if a message asks for them; else null. */
export const findTopicOfFreeTime = (message: string): string | null =>
  message.length <= maxLength && freeTime.test(foldText(message)) ? topicOfFreeTime : null
