const englishMonths = 'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)?'
const spanishMonths = 'ene(?:ro)? febrero marzo abr(?:il)? mayo junio julio ago(?:sto)? sept?iembre setiembre octubre'
const sharedMonths = 'oct(?:ober)? nov(?:ember|iembre)? dec(?:ember)? dic(?:iembre)?'
const months = [englishMonths, spanishMonths, sharedMonths].join(' ').replaceAll(' ', '|')
const month = String.raw`(?:${months})(?!\p{L})\.?`
const day = String.raw`(?<![\d.:])[0-3]?\d(?:st|nd|rd|th|[º°])?(?![\d:%])`
const year = String.raw`(?:,?\s*(?:del?\s+)?(?:19|20)\d\d(?!\d))?`
const chineseDigit = String.raw`[\d〇零一二三四五六七八九十初廿]`
const separator = String.raw`\s*[-./]\s*`
const birthdayWord = String.raw`birthday|born|cumple|naci|生日|出生`

/** Regular expressions of calendar dates as they are written in the languages of the app. */
const datePatterns = [
  String.raw`(?<!\d)\d{4}${separator}\d{1,2}${separator}\d{1,2}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}${separator}\d{1,2}${separator}(?:\d{4}|\d\d)(?!\d)`,
  String.raw`(?<!\d)(?:19|20)\d{6}(?!\d)`,
  String.raw`(?:${chineseDigit}{2,4}\s*年\s*)?${chineseDigit}{1,3}\s*月\s*${chineseDigit}{1,3}(?!${chineseDigit})(?:\s*[日号號]|(?!\s*[岁歲次个個]))`,
  String.raw`(?<!\p{L})${month}\s*(?:the\s+)?${day}${year}`,
  String.raw`(?:${day}|(?<!\p{L})primero)\s*(?:of\s+|de\s+|-)?${month}${year}`,
  // Only near a word for birthday: elsewhere it may be a fraction.
  String.raw`(?<=(?:${birthdayWord})[^\d.!?。！？]{0,30})${day}${separator}${day}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** Replaces calendar dates, which may be birthdays, with an ellipsis; months and years alone stay. */
export const removeDates = (text: string): string =>
  datePatterns.reduce(
    (result, pattern) => result.replace(pattern, '…'),
    text.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC')),
  )
