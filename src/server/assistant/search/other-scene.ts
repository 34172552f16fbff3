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

/** Returns whether an answer opens with people or an occasion that a message says nothing of. */
export const opensWithOtherScene = (answer: string, message: string): boolean => {
  const opening = foldText(findFirstSentence(answer))
  const said = foldText(message)
  return scenes.some(({ named, told }) => named.test(opening) && !named.test(said) && !told?.test(said))
}
