const english = 'jan(?:uary)? feb(?:ruary)? mar(?:ch)? apr(?:il)? may june? july? aug(?:ust)? sept?(?:ember)?'
const spanish = 'ene(?:ro)? febrero marzo abr(?:il)? mayo junio julio ago(?:sto)? sept?iembre setiembre octubre'
const alike = 'oct(?:ober)? nov(?:ember|iembre)? dec(?:ember)? dic(?:iembre)?'
const months = [english, spanish, alike].join(' ').replaceAll(' ', '|')
const month = String.raw`(?:${months})(?!\p{L})\.?`
const day = String.raw`(?<![\d.:])[0-3]?\d(?:st|nd|rd|th|[º°])?(?![\d:%])`
const year = String.raw`(?:,?\s*(?:del?\s+)?(?:19|20)\d\d(?!\d))?`
const chinese = String.raw`[\d〇零一二三四五六七八九十初廿]`
const between = String.raw`\s*[-./]\s*`
const birth = String.raw`birthday|born|cumple|naci|生日|出生`

/** The ways in which a day of the calendar is written in the languages of the app. */
const written = [
  String.raw`(?<!\d)\d{4}${between}\d{1,2}${between}\d{1,2}(?!\d)`,
  String.raw`(?<!\d)\d{1,2}${between}\d{1,2}${between}(?:\d{4}|\d\d)(?!\d)`,
  String.raw`(?<!\d)(?:19|20)\d{6}(?!\d)`,
  String.raw`(?:${chinese}{2,4}\s*年\s*)?${chinese}{1,3}\s*月\s*${chinese}{1,3}(?!${chinese})(?:\s*[日号號]|(?!\s*[岁歲次个個]))`,
  String.raw`(?<!\p{L})${month}\s*(?:the\s+)?${day}${year}`,
  String.raw`(?:${day}|(?<!\p{L})primero)\s*(?:of\s+|de\s+|-)?${month}${year}`,
  // Elsewhere it may be a fraction.
  String.raw`(?<=(?:${birth})[^\d.!?。！？]{0,30})${day}${between}${day}`,
].map((pattern) => new RegExp(pattern, 'giu'))

/** A text without days of the calendar, one of which may be a birthday; what is no exact day stays. */
export const withoutDates = (text: string): string =>
  written.reduce(
    (left, pattern) => left.replace(pattern, '…'),
    text.replaceAll(/[０-９]/g, (digit) => digit.normalize('NFKC')),
  )
