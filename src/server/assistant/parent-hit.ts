import { foldText } from './search/text.ts'

/** Words of parents who say that they hit a child, in lower case without accents and apostrophes; what children do is none of them. */
const told =
  /\bi(?: have|ve| had|d)? (?:\w+ ){0,3}(?:hit|smacked|slapped|spanked|whacked|swatted|struck|beat)\b|\b(?:gave|given) (?:her|him|them|\w+) (?:a |an |one )?(?:\w+ )?(?:smack|slap|spanking|whack|clip)\b|\bmy hand slipped\b|\b(?:le|les|lo|la|te) (?:he pegado|habia pegado|pegue|golpee|zurre|solte (?:una?|la)|di (?:una?|un par de|dos) (?:\w+ )?(?:nalgadas?|cachetes?|azotes?|bofetadas?|palmadas?|tortas?|tortazos?|chirlos?|manotazos?|golpes?|coscorron(?:es)?|chancletazos?|palizas?))\b|\b(?:levante|alce) la mano\b|\bse me fue la mano\b|(?<![他她它孩娃宝儿弟妹哥姐个])我[^，。！？,.!?他她娃孩]{0,8}(?:打了|揍|动了?手|扇|抽了)|我(?:就|又|也|还|真的?|实在|一气之下|气得|没忍住|忍不住|竟然|居然|今天|昨晚|昨天|刚才)*打(?:她|他|孩子|娃|屁股|手心)|(?:没忍住|忍不住|气得|一气之下|动手)(?:就|又|把|给)?.{0,4}(?:打了|揍了)|动手打|打完(?:她|他|孩子|娃|就|之后|以后|心里)|(?:打|揍|抽)了(?:她|他|孩子|娃|几下|一下|一顿|一巴掌)?.{0,3}(?:屁股|手心|巴掌|一顿)|巴掌出去|扇了?(?:她|他)?.{0,3}(?:巴掌|耳光)/u

/** In Chinese, what a child did, whose name is “孩子” by then. */
const byChild =
  /(?:孩子|他|她|娃|老[大二]|[哥姐弟妹]{1,2})(?:又|刚|也|还|今天|把)*(?:打了?|动手打|推了?)(?:孩子|他|她|弟弟|妹妹|哥哥|姐姐|人)/gu

/** Words of an answer in which a parent says sorry for hitting. */
const repented = /\bi (?:hit|smacked|slapped|spanked) you\b|\bte pegue\b|打你是我|打了你|不该打你/u

/** Returns whether a parent says of themselves that they hit a child. */
export const tellsOfHitting = (message: string): boolean => told.test(foldText(message).replace(byChild, ' '))

/** Returns whether an answer suits only a parent who hit a child: it says sorry for it. */
export const repentsHitting = (answer: string): boolean => repented.test(foldText(answer))
