import * as z from 'zod'

/** Schema of `search/pinyin.yaml`: the Chinese characters of each syllable. */
export const pinyinSchema = z.record(z.string().regex(/^[a-z]{1,6}$/), z.string().regex(/^\p{Script=Han}+$/u))

/** The Chinese characters of each syllable. */
export type PinyinSyllables = Readonly<z.output<typeof pinyinSchema>>
