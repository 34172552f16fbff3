import { findFirstSentence } from './first-sentence.ts'
import { foldText } from './text.ts'

/** People and occasions that an answer may be about in particular, and what else in a message tells of them. */
interface Scene {
  named: RegExp
  told?: RegExp
}

/** In all languages, over text in lower case without accents; children who are named are “she” or “孩子” by then. */
const scenes: readonly Scene[] = [
  {
    named:
      /\b(?:siblings?|brothers?|sisters?|twins?|the other child)\b|\b(?:herman[oa]s?|mellizos|gemel[oa]s)\b|[弟妹哥姐]|老[大二]|[大小]的[，。：]|双胞胎|一个.{1,6}一个/u,
    told: /\b(?:she and she|fight\w*|shar(?:e|es|ing)|pele\w+|compart\w+)\b|孩子[和跟]孩子|[抢吵]|分享/u,
  },
  { named: /\b(?:baby|babies|newborn|pregnan\w+)\b|\b(?:bebes?|embaraz\w+|recien nacid[oa])\b|二宝|婴儿|新生儿|怀孕/u },
  {
    named: /\b(?:grand(?:ma|pa|parents?|mother|father)s?|nan|granny)\b|\babuel\w+\b|奶奶|爷爷|外婆|外公|姥|老人|婆婆/u,
  },
  { named: /\b(?:holidays?|vacations?|camping)\b|\b(?:vacaciones|campamento)\b|假期|寒假|暑假|旅行|露营/u },
  { named: /\b(?:part(?:y|ies)|birthdays?)\b|\b(?:fiestas?|cumple\w*)\b|生日|聚会/u },
  { named: /\b(?:supermarket|checkout|trolley)\b|\b(?:super|supermercado)\b|超市|收银/u },
  { named: /十来岁|青春期|初中|高中/u },
  { named: /\b(?:wobbly|loose) (?:tooth|teeth)\b|\bdientes? floj\w+\b|牙松|换牙/u },
]

/** What an answer may take for granted that a message says nothing of: “Shouted at both?”, “A bite out of joy”. */
const presumptions: readonly Scene[] = [
  { named: /\bteacher again\b/u, told: /\b(?:teacher|asked|told)\b/u },
  {
    named: /\b(?:shouted|yelled|shouting at)\b|\bgrit(?:aste|e|arle|o)\b|吼了|吼完/u,
    told: /\b(?:shout|yell|scream|snap|lost)\w*|\bgrit\w+|吼|骂|发火/u,
  },
  {
    named: /\bout of joy\b|\bde (?:alegria|pura alegria)\b|高兴得|一高兴/u,
    told: /\b(?:joy|happy|excited|laugh\w*|alegr\w+|content[oa])\b|高兴|开心|笑/u,
  },
  {
    named: /\bthrown? at\b|\bthrew\b|\b(?:tira|tiro|lanza|lanzo) (?:un|el|los)\b|扔/u,
    told: /\b(?:thr[eo]w\w*|thrown|tir[ao]\w*|lanz\w+|chuck\w*)\b|扔|砸/u,
  },
  {
    named: /\bschool complains\b|\b(?:se queja|se quejan) (?:en )?(?:la escuela|el cole)\b|老师告状/u,
    told: /\b(?:school|teacher|escuela|cole|maestr[oa])\b|老师|学校/u,
  },
  {
    named: /^your bed\b|\bin your bed\b|\b(?:tu|vuestra) cama\b|你们?的?床/u,
    told: /\b(?:my|our) bed\b|\b(?:mi|nuestra) cama\b|我们?的?床|跟我睡/u,
  },
]

const opensWith = (list: readonly Scene[], answer: string, message: string): boolean => {
  const opening = foldText(findFirstSentence(answer))
  const said = foldText(message)
  return list.some(({ named, told }) => named.test(opening) && !named.test(said) && !told?.test(said))
}

/** Returns whether an answer opens with what it takes for granted, and a message says nothing of it. */
export const presumesMore = (answer: string, message: string): boolean => opensWith(presumptions, answer, message)

/** Returns whether an answer opens with people or an occasion that a message says nothing of. */
export const opensWithOtherScene = (answer: string, message: string): boolean => opensWith(scenes, answer, message)
