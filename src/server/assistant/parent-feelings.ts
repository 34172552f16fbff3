import { foldText } from './search/text.ts'

/** What parents say of themselves beside a question: that they blame themselves, or that they have no strength left. */
type ParentFeeling = 'reproach' | 'exhausted'

/** Words of parents about themselves, in lower case without accents and apostrophes; what children feel is none of them. */
const patterns: Readonly<Record<ParentFeeling, readonly RegExp[]>> = {
  reproach: [
    /\b(?:i|and|now) (?:(?:just|still|really|now|also|always|then) )*feel (?:(?:so|really|just|absolutely|pretty|quite|like) )*(?:awful|terrible|horrible|guilty|ashamed|rotten|dreadful|crap|bad about it|(?:such )?an? failure|the worst|an? (?:bad|terrible|awful|horrible) (?:mum|mom|mother|dad|father|parent))\b/u,
    /\b(?:(?:i ?a?m|am i) (?:such )?(?:an? |the )?(?:(?:really|truly) )?)?(?:bad|terrible|awful|horrible|worst|rubbish|useless) (?:mum|mom|mummy|mother|dad|father|parent)\b/u,
    /\b(?:mum|mom|mothers?|parent) guilt\b|\b(?:all|is it|it is|its) my fault\b|\bi ?a?m (?:(?:so|really|just) )*(?:ashamed|failing (?:her|him|them|as a))\b|\bi (?:have )?failed (?:her|him|them|as a)\b/u,
    /\bme (?:siento|senti|he sentido) (?:(?:muy|tan|super|realmente) )*(?:fatal|mal|culpable|horrible|miserable|avergonzad[oa]|una? fracas(?:o|ad[oa])|(?:una? )?(?:mala?|pesim[oa]|la peor|el peor))\b/u,
    /\b(?:siento que |creo que |es que )?(?:lo|todo lo|todo) (?:hago|estoy haciendo) (?:todo )?(?:fatal|mal)\b|\bi (?:(?:just|really|always|only) )*(?:do|get|am doing|m doing|am getting) (?:everything|it all) wrong\b/u,
    /\b(?:mala|pesima|peor) (?:madre|mama)\b|\b(?:mal|pesimo|peor) (?:padre|papa)\b|\b(?:es|sera) (?:todo )?culpa mia\b|\bpor mi culpa\b|\bme arrepiento\b|\bque mal me siento\b/u,
    /我(?:真的?)?(?:不是|算不上)一?个?(?:好|合格的?)(?:妈|爸|家长|父母)|(?:坏|失败的?|不合格的?|差劲的?|糟糕的?)(?:妈|爸|家长)|(?<![他她它娃孩子儿宝])(?:心里|我|事后|吼完|打完|过后|现在)(?:又|都|特别|很|好|挺|真|非常)*(?:难受|不好受|过意不去|内疚|愧疚|自责|后悔)|(?<![他她它娃孩子儿宝])(?:好|很|特别|非常)(?:内疚|愧疚|自责|后悔)|觉得(?:特别|很|真)?对不起(?:她|他|孩子)|都?是我(?:的错|不好)/u,
  ],
  exhausted: [
    /\b(?:i ?a?m|ive been|i feel|feeling) (?:(?:so|just|completely|absolutely|totally|utterly|really|too|always|all) )*(?:worn out|exhausted|shattered|knackered|drained|burn(?:t|ed) out|wiped out|dead tired|tired(?! of)|at breaking point|overwhelmed|done in)\b/u,
    /\b(?:end of my (?:tether|rope)|my wits end|running on empty|(?:everything|it|this) ?i?s (?:all )?too much(?: for me)?(?! to)|i can ?(?:no)?t (?:do this any ?more|cope(?: any ?more)?|take (?:it|this) any ?more))\b/u,
    /(?:^|[.!?,;]\s*)(?:(?:so|just|completely|totally|utterly) )*(?:exhausted|worn out|shattered|knackered)\s*(?:$|[.!?,;])/u,
    /\b(?:estoy|ando|acabo|termino|llego|me siento) (?:(?:muy|tan|completamente|totalmente|super|ya|realmente) )*(?:agotad[oa]|cansad[oa]|rendid[oa]|reventad[oa]|molid[oa]|muert[oa] de cansancio|hech[oa] polvo|al limite|quemad[oa]|fundid[oa]|desbordad[oa]|sin fuerzas)\b/u,
    /\b(?:no puedo (?:ya )?mas|ya no puedo|no doy (?:para )?mas|no me quedan fuerzas|todo (?:me supera|es demasiado)|me supera todo|no llego a todo)\b/u,
    /(?:^|[，。！？,.!?\s])(?:我|真的?是?|每天|天天|实在|快|都|要|好|太|特别)*(?:累死|累坏|累趴|累垮|精疲力[尽竭]|筋疲力[尽竭]|心力交瘁|心累|累得不行)|实在顾不过来|我(?:真的?|每天|天天|实在|快|都|要|也|已经)*(?:好累|太累|很累|崩溃|撑不住|扛不住|受不了)/u,
  ],
}

const temper: readonly RegExp[] = [
  /\bi (?:got|was|went|am|get) (?:(?:really|so|too|very|quite|pretty|super) )*loud (?:with|at|on)\b/u,
  /\bi (?:(?:always|just|then|often|usually|completely|totally|really|do|so|keep) )*(?:end(?:ed)? up|finish(?:ed)? (?:up|by)|start(?:ed)?|keep|am|m) (?:shouting|yelling|screaming|snapping|losing (?:it|my (?:temper|patience|cool|rag)))\b/u,
  /\bi (?:(?:always|just|then|often|usually|completely|totally|nearly) )*(?:lose|lost) (?:it\b(?! in)|my (?:temper|patience|cool|rag)\b)|\bi (?:(?:always|just|then|often|usually) )*(?:snap|snapped|explode|exploded) (?:at|every|again)\b/u,
  /\b(?:acab[oe]|termin[oe]) (?:siempre )?(?:grit|chill)\w+|\b(?:pierdo|perdi) (?:siempre )?(?:la paciencia|los nervios|los papeles|los estribos)\b|\bsiempre (?:le|les) grito\b/u,
  /(?:我|忍不住|控制不住)[^他她它娃孩，。,\s]{0,6}(?:吼|发火|发脾气|炸了|爆发)|(?:我|快|都)没(?:有)?耐心|耐心(?:都|快|就)?(?:没了|耗光|用完)/u,
]

/** Returns whether a message says that the parent loses patience. */
export const losesPatience = (message: string): boolean => {
  const text = foldText(message)
  return temper.some((pattern) => pattern.test(text))
}

/** Returns what a message says of the feelings of the parent, the first that is said; null if nothing. */
export const findParentFeeling = (message: string): ParentFeeling | null => {
  const text = foldText(message)
  const found = (['reproach', 'exhausted'] as const).flatMap((feeling) =>
    patterns[feeling].flatMap((pattern) => {
      const place = text.search(pattern)
      return place < 0 ? [] : [{ feeling, place }]
    }),
  )
  return found.toSorted((a, b) => a.place - b.place)[0]?.feeling ?? null
}

/** From how many letters on, or Chinese characters, what is left of a message without such words says something. */
const minRest = { latin: 12, han: 4 }

/** Returns whether a message says nothing but what the parent feels. */
export const isOnlyFeeling = (message: string): boolean => {
  const text = foldText(message)
  if (findParentFeeling(message) === null) return false
  const rest = Object.values(patterns)
    .flat()
    .reduce((left, pattern) => left.replaceAll(new RegExp(pattern.source, 'gu'), ' '), text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
  return rest.length < (/\p{Script=Han}/u.test(text) ? minRest.han : minRest.latin)
}

/** Words of parents who say that they raise their voice, with what introduces them. */
const shouting: readonly RegExp[] = [
  /\b(?:(?:because|when|after|that|and|cause|cos) )?i (?:(?:always|just|then|often|usually|keep|have|again) )*(?:shout|yell|scream|snap)(?:ed|ped|ing)?(?: at (?:her|him|them|my (?:kids?|children|son|daughter)))?(?: (?:all the time|again|every (?:night|day|evening|morning)|a lot|too much))?\b/gu,
  /\b(?:(?:porque|cuando|por|y|que) )?(?:(?:siempre|a veces|yo|otra vez) )*(?:(?:le|les|los|las|lo|la) )?(?:(?:he|acabo|termino) )?(?:grit|chill)(?:o|e|ado|ando|arle|arles)(?: (?:mucho|demasiado|siempre|otra vez|todo el dia))?\b/gu,
  /(?:因为)?我(?:又|老是?|总是?|经常|天天|忍不住|控制不住)*(?:吼|凶|发火|发脾气)了?(?:他们|她们|孩子|娃|他|她)?/gu,
]

/** What is then left of the words for a parent. */
const remains: readonly RegExp[] = [
  /(?:我|觉得|自己|真的?|是|个|一)*\s+[妈爸]|(?:我|觉得|自己|真的?)+(?:是|不是)个?(?=\s|[，。,.]|$)/gu,
]

/** Returns what a message says, folded, without words in which parents blame themselves or say that they shout; null if they do not blame themselves. */
export const withoutOwnFeelings = (message: string): string | null => {
  const text = foldText(message)
  const reproach = patterns.reproach.map((pattern) => new RegExp(pattern.source, 'gu'))
  if (!patterns.reproach.some((pattern) => pattern.test(text))) return null
  const ownWords = [...shouting, ...temper.map((pattern) => new RegExp(pattern.source, 'gu')), ...reproach, ...remains]
  return ownWords.reduce((left, pattern) => left.replaceAll(pattern, ' '), text).trim()
}

/** Returns whether a message tells what happened besides what the parent feels. */
export const tellsOfFeeling = (message: string): boolean =>
  findParentFeeling(message) !== null && !isOnlyFeeling(message)
