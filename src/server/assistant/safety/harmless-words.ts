import { foldText } from '#server/assistant/search/text.ts'

/**
 * Words that tell of no danger by themselves, folded: who told it, and what a child did to others. The models, which were trained with
 * whole messages, take them for one where little else is said.
 */
const harmless: readonly RegExp[] = [
  /\b(?:nobody|no one) (?:(?:ever|even) )?(?:tells?|told) (?:me|us)(?: (?:anything|so|about (?:it|that|this)))?\b/gu,
  /\b(?:(?:the|her|his|their|my|our) )?(?:teachers?|nursery|school|kindergarten|carers?) (?:(?:has|have|just|also) )*(?:said|says?|told (?:me|us)|rang|called|wrote|mentioned)(?: that)?\b/gu,
  /\b(?:he|she)s? (?:(?:also|just|even|again|now|has|then) )*(?:bit|bitten|hit|kicked|pushed|shoved|pinched|scratched) (?:someone|somebody|(?:an?|another|the other|other|some) (?:\w+ )?(?:kids?|child|children|boys?|girls?|friends?))\b(?! (?:down|off|into|out|from|with|against|under|over|unconscious))(?: (?:(?:last|this) week|today|yesterday|again))?/gu,
  /\bnadie (?:me|nos) (?:dijo|aviso|conto|ha dicho|habia dicho)(?: nada)?\b/gu,
  /\b(?:(?:la|su|el) )?(?:maestr[oa]|profes?|profesor[a]?|senorita|cole|escuela|guarderia|educadora) (?:(?:me|nos) )?(?:dijo|dice|ha dicho|conto|aviso|llamo)(?: que)?\b/gu,
  /\b(?:el |ella )?(?:tambien )?(?:ha )?(?:mordio|mordido|pego|pegado|empujo|empujado|arano|aranado) a (?:otr[oa]s?|un[oa]?|algun) (?:nin[oa]s?|companer[oa]s?|amig[oa]s?)\b(?: (?:la semana pasada|hoy|ayer))?/gu,
  /(?:没人|没有人|谁也没|都没人)(?:告诉|跟|和|通知)(?:过)?我(?:们)?(?:说(?:过|起)?)?|老师(?:还|也)?(?:跟我|和我|告诉我)?(?:说|讲|反映|打电话)?|[他她](?:还|也|又|把)*(?:咬|打|推|踢|抓)了?(?:一个|别的|其他|同班)*(?:小朋友|同学|孩子)/gu,
]

/** A message of nothing but how often something is so: it is a reply, and names nothing. */
const onlyOften =
  /^(?:(?:no|nope|yes|yeah|its|it|is|been|has|have|had|thats|this|that|like|about|around|maybe|nearly|almost|already|going|long|while|ages|years?|isnt|not|just|only|today|now|every|single|each|all|the|days?|nights?|mornings?|evenings?|weeks?|months?|time|always|often|sometimes|mostly|usually|for|since|an?|few|of|and|or|but|in|at|on|yesterday|again|lately|oh|well|twice|once|si|es|son|que|solo|hoy|tod[oa]s?|l[oa]s?|cada|dias?|noches?|tardes?|semanas?|mes|meses|siempre|casi|ayer|desde|hace|llevamos|lleva|llevo|asi|anos?|un[oa]s|ya|como|por|y|ni|un|una|\d+)[^\p{L}\p{N}]+)+$|^(?:[^\p{L}\p{N}]|不|是|只|就|快|有|两|三|四|半|多|年|已经|差不多|今天|昨天|每天|都|一直|经常|总是|老是|这样|每次|晚上|早上|每周|几个|个|月|好几|天|了|的|啊|呢|也)+$/u

/** Returns a message, folded, without words that tell of no danger by themselves; null if it has none. */
export const withoutHarmlessWords = (message: string): string | null => {
  const text = foldText(message).trim()
  if (onlyOften.test(`${text} `)) return ''
  const rest = harmless.reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
  return rest === text ? null : rest.trim()
}
