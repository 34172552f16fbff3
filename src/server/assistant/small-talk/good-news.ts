import { foldText } from '#server/assistant/search/text.ts'

/** How parents tell that a day or an evening went well, in lower case without accents and apostrophes. */
const goodNews: readonly RegExp[] = [
  /\b(?:he|she|its|it|all|everything|everyone)(?:s| is)? (?:already |much |a lot |all )?(?:better|fine|good) (?:now|again)\b|\bya esta (?:mucho )?(?:mejor|bien)\b|^(?:他|她|孩子)?(?:现在|已经)?(?:好多了|没事了|好了)/u,
  /\b(?:such an? |an? |what an? |had (?:an? )?)?(?:really |so |very )*(?:good|great|lovely|nice|calm|peaceful|better|perfect|wonderful) (?:day|evening|morning|night|dinner|bedtime|week|weekend)\b(?= (?:today|for once|at last|finally|yesterday|with|together)|\s*(?:$|[!.,:;]))/u,
  /\b(?:que |un |una |hemos tenido (?:un|una) |hoy (?:fue|ha sido) (?:un|una) )?(?:buen|gran|lindo|bonito|estupendo|mejor|buena|linda|bonita|estupenda) (?:dia|tarde|noche|manana|cena|semana)\b(?= (?:hoy|por fin|por una vez|ayer|con|junt[oa]s)|\s*(?:$|[!.,:;]))/u,
  /(?:今天|昨天|今晚|昨晚|这周|难得|总算|终于)[^，。？！!?]{0,8}(?:很顺|真顺|挺顺|不错|很好|真好|很开心|太平|没哭|没闹|没吵)/u,
]

/** What turns good news into a question or a complaint. */
const trouble =
  /[?？¿]|\b(?:but|except|until|then|how|why|what|pero|hasta que|como|por que|que hago|wants? a|have a|(?<!nobody |no one )(?:not|never|wasnt|isnt|didnt|hasnt|wish|need|no fue|no es|nunca|ojala))\b|但|可是|不过|怎么|为什么|后来|不是|没有一|不太|不好/u

const greeting = /^(?:good \w+|buen[oa]s? \w+)[\s!.]*$/u

const maxLength = 100

/** Returns whether a message tells that a day went well, and nothing else. */
export const tellsGoodNews = (message: string): boolean => {
  const text = foldText(message).trim()
  return (
    text.length <= maxLength &&
    ![greeting, trouble].some((pattern) => pattern.test(text)) &&
    goodNews.some((pattern) => pattern.test(text))
  )
}
