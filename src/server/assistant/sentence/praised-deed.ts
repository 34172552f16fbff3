/** Words in which parents tell of a deed to be glad of it, in lower case without accents and apostrophes. */
const gladly: readonly RegExp[] = [
  /\b(?:so+|really|very) (?:proud|happy|excited|pleased)\b.*!|\b(?:was|were|has been|is being) (?:(?:so+|really|very|super) )+(?:brave|kind|patient|helpful|gentle|good|calm|sweet|polite)\b|\bdid (?:so|really|very) well\b|\bfirst (?:tooth|word|step|time)\b|\b(?:without|w\/o) (?:being (?:asked|told)|(?:me|anyone) (?:asking|telling|saying)|a reminder|any fuss|drama|complaining)\b|\b(?:all )?by (?:him|her)self\b|\bon (?:his|her) own\b|\bfor the first time\b/u,
  /\b(?:fue|ha sido|estuvo|se porto|se ha portado) (?:muy|super|tan) (?:valiente|amable|paciente|bien|buen[oa]|carinos[oa]|educad[oa])\b|\bsin que (?:se |nadie )?(?:lo |la |le |selo )?(?:pid|dij|recor|ped)\w*|\b(?:el|ella) (?:solit[oa]|sol[oa])\b|\bpor primera vez\b|\bsin (?:protestar|quejarse|rechistar)\b/u,
  /没人(?:催|提醒|说|叫)|不用(?:催|提醒|说)|主动|自己就|第一次|(?:今天|刚才|昨天).{0,6}(?:特别|真|很|好)(?:勇敢|懂事|棒|乖|有耐心|有礼貌)/u,
]

/** Returns whether the words of a message tell gladly of something. */
export const isGlad = (folded: string): boolean => gladly.some((pattern) => pattern.test(folded))

/** Returns whether a message calls out. */
export const isLoud = (folded: string): boolean => /[!！]\s*[!！]/u.test(folded)
