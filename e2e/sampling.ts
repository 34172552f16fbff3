import { locales, type Locale } from '#shared/locale/locale.ts'

/** True in `npm run reliability -- stories`, where everything runs instead of a sample. */
export const isFull = process.env.RELIABILITY === 'full'

/** Returns the languages a story runs in: one in `npm test`, all in `npm run reliability`. */
export const sampleLanguages = (sample: Locale): readonly Locale[] => (isFull ? locales : [sample])

/**
 * The items checked in one of several variants: each item in one variant in `npm test`, taking turns, so that every
 * variant gets its share; all items in every variant in `npm run reliability`.
 */
export const sampleItems = <Variant, Item>(
  variant: Variant,
  variants: readonly Variant[],
  items: readonly Item[],
): readonly Item[] => (isFull ? items : items.filter((_, n) => n % variants.length === variants.indexOf(variant)))
