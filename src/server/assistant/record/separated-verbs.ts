const separatedVerb =
  /(\p{Script=Han})[了过]?(几次|多少次|几回|多少回|几遍)((?![吗呢啊呀吧的了])\p{Script=Han}{1,3}?)([啊呀呢吗了]*)$/u

const separatedByPast = /(\p{Script=Han})过(?![吗没了])(\p{Script=Han}{1,2}?)(吗|没有|没|么)$/u

/** Returns a Chinese question with a verb and its object side by side, as in titles: 打了几次人 and 打过人吗 ask about 打人. */
export const joinSeparatedVerb = (text: string): string =>
  text.replace(separatedVerb, '$1$3$2$4').replace(separatedByPast, '$1$2过$3')
