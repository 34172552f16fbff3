/** Words in which parents tell of a deed to be glad of it, in lower case without accents and apostrophes. */
const gladly: readonly RegExp[] = [
  /!\s*!|\b(?:so+|really|very) (?:proud|happy|excited|pleased)\b.*!|\bfirst (?:tooth|word|step|time)\b|\b(?:without|w\/o) (?:being (?:asked|told)|(?:me|anyone) (?:asking|telling|saying)|a reminder|any fuss|drama|complaining)\b|\b(?:all )?by (?:him|her)self\b|\bon (?:his|her) own\b|\bfor the first time\b/u,
  /\bsin que (?:se |nadie )?(?:lo |la |le |selo )?(?:pid|dij|recor|ped)\w*|\b(?:el|ella) (?:solit[oa]|sol[oa])\b|\bpor primera vez\b|\bsin (?:protestar|quejarse|rechistar)\b/u,
  /[!！]\s*[!！]|没人(?:催|提醒|说|叫)|不用(?:催|提醒|说)|主动|自己就|第一次/u,
]

/** Returns whether a message tells gladly of something. */
export const isGlad = (folded: string): boolean => gladly.some((pattern) => pattern.test(folded))
