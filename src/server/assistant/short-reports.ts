import { foldText } from './search/text.ts'

/**
 * Reports of so few words that a search finds little: that a child hurts somebody, and that the parent shouts, which is a problem
 * only among others.
 */
const shortReports: readonly { topicId: string; confidence: number; words: RegExp }[] = [
  {
    topicId: 'hitting-biting',
    confidence: 0.7,
    words:
      /\b(?:hits|hitting|hit|bites|biting|bit|kicks|kicking|kicked|punches|punched|pinches|pinched|scratches|scratched|shoves|shoved) (?:me|us|him|her$|she|them|others|people|everyone|when|(?:the|a|his|her|my|our|other|another) (?:(?:little|big|baby|other) )?(?:baby|brother|sister|siblings?|boys?|girls?|kids?|child|children|friends?|cousins?|classmates?))\b|\b(?:me|l[eo]s?|nos) (?:ha )?(?:pega|pego|pegado|muerde|mordio|mordido|pellizca|pellizco|patea|pateo|golpea|golpeo|arana|arano|empuja|empujo)\b|\b(?:pega|muerde|pellizca|patea|golpea|arana|empuja) (?:al?|cuando|si)\b|(?:打|咬|踢|掐|推|抓)(?:了|起)?(?:人|我|爸|妈|姐|弟|妹|哥|小|同学|别人|老师|他|她|孩子)/u,
  },
  {
    topicId: 'parent-calm',
    confidence: 0.55,
    words:
      /\bi (?:\w+ )?(?:shout|yell|scream|snap|explode|lose (?:it|my temper))\b|\b(?:yo (?:l[eo]s? )?grito|l[eo]s? grito|grito yo|pierdo los nervios|exploto)\b|(?<![冲对朝跟给])我(?!们).{0,3}(?:吼|骂|发火|大喊)/u,
  },
]

/** Returns the short report that a part of a message is, or null. */
export const findShortReport = (part: string): (typeof shortReports)[number] | null =>
  shortReports.find(({ words }) => words.test(foldText(part))) ?? null
