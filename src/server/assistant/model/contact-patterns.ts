/** Addresses of people and places on the internet, also those of messengers. */
const onlinePatterns = [
  // E-mail addresses.
  String.raw`[\w.+-]+\s?@\s?[\w-]+(?:\.[\w-]+)+`,
  String.raw`[\w.+-]+\s*(?:\(at\)|\[at\]|\barroba\b)\s*[\w-]+(?:\s*(?:\.|\(dot\)|\bpunto\b|\bdot\b)\s*[\w-]+)+`,
  // Links, with or without a scheme.
  String.raw`\b[a-z][a-z\d+.-]{1,15}:\/\/[^\s\p{Script=Han}，。！？、；）」』]+`,
  String.raw`\bwww\.[^\s\p{Script=Han}，。！？、；）」』]+`,
  String.raw`(?<![\w@])(?:[a-z\d-]+\.)+(?:com|org|net|info|edu|gov|io|app|dev|me|tv|co|uk|us|ca|au|ie|nz|in|es|mx|ar|cl|pe|uy|cn|hk|tw|sg|eu|de|fr|it)(?![\w-])(?:[/?#][^\s\p{Script=Han}，。！？、；）」』]*)?`,
  // Names in messengers.
  String.raw`(?<![\w.])@[\w.-]{2,}`,
  String.raw`(?:微信|wechat|weixin|qq|whatsapp|telegram|instagram|skype|line)\s*(?:号码?|id|user(?:name)?|number|usuario|número)?\s*(?:[:：是]|is|es)\s*[\w.+-]{4,}`,
]

/** Sequences of seven digits or more, such as telephone numbers. */
const numberPatterns = [
  String.raw`\+?\(?\d(?:[\s().\-–/]{0,3}\d){6,}[xX]?`,
  String.raw`[零〇一二三四五六七八九幺两]{7,}`,
]

const compile = (sources: readonly string[]) => new RegExp(sources.join('|'), 'giu')

/** E-mail addresses, links, names in messengers and telephone numbers. */
export const contactPattern = compile([...onlinePatterns, ...numberPatterns])
