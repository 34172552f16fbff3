/** Pronouns that follow a Spanish infinitive or gerund: “recogerlos”, “dándole”. */
const pronouns = /(?<=[aei]r|ndo)(?:se|me|te|nos)?(?:l[aeo]s?|se|me|te|nos)$/

/** Endings of regular Spanish verbs, with those that are written in the list of phrases. */
const endings: readonly (readonly [ending: RegExp, instead: readonly string[]])[] = [
  [/(?:ar|ando|aron|ad[oa]s?|aban?)$/, ['o', 'ado', 'ar']],
  [/(?:[ei]r|iendo|ieron|id[oa]s?|ian?)$/, ['io', 'ido', 'er', 'ir']],
]

const minStem = 3

/** Returns other forms of a Spanish verb, among them those in which phrases have it, for “guardándolos”: “guardó”, “guardado”, “guardar”. */
export const listVerbForms = (word: string): string[] => {
  const bare = word.replace(pronouns, '')
  const forms = endings.flatMap(([ending, instead]) => {
    const stem = bare.replace(ending, '')
    return stem === bare || stem.length < minStem ? [] : instead.map((one) => stem + one)
  })
  return bare === word ? forms : [bare, ...forms]
}
