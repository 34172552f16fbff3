import { locales, type Locale } from '#shared/locale/locale.ts'

/** True in `npm run reliability -- stories`, where everything runs instead of a sample. */
export const isFullRun = process.env.RELIABILITY === 'full'

/** Returns the languages a test runs in: `sample` in `npm test`, all in `npm run reliability`. */
export const sampleLanguages = (sample: Locale): readonly Locale[] => (isFullRun ? locales : [sample])

/**
 * Returns the items to check in one of several variants, such as languages: in `npm test` every n-th item, so that each item
 * is checked in one variant; in `npm run reliability` all items.
 */
export const sampleItems = <Variant, Item>(
  variant: Variant,
  variants: readonly Variant[],
  items: readonly Item[],
): readonly Item[] => (isFullRun ? items : items.filter((_, n) => n % variants.length === variants.indexOf(variant)))

/** Returns the cases of a story that proves the same of each: the first in `npm test`, all in `npm run reliability`. */
export const sampleFirst = <Case>(cases: readonly Case[]): readonly Case[] => (isFullRun ? cases : cases.slice(0, 1))

/** Marks a story that only `npm run reliability` runs, because `npm test` has another one that proves things in the same way. */
export const fullRunOnly = { tag: '@full-run' }
