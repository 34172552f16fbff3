/** The first sentence, with the next one where it is as short as “Yes.” */
const firstSentence = /^.{4,}?[.!?。！？…](?=[\s”»"]|\p{Script=Han}|$)/u

/** Returns the first sentence of an answer, which says what it is about; all of it where it has one. */
export const findFirstSentence = (answer: string): string => firstSentence.exec(answer)?.[0] ?? answer
