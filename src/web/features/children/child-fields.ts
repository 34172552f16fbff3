import type * as z from 'zod/mini'
import type { Child, childChanges, newChild } from '#shared/children/contract.ts'
import { childLimits } from '#shared/children/rules.ts'

/** Values of the child form; empty means not given. */
export type ChildFields = {
  name: string
  aliases: string
  avatarUrl: string
  age: string
  gender: string
  birthday: string
}

export const emptyFields: ChildFields = { name: '', aliases: '', avatarUrl: '', age: '', gender: '', birthday: '' }

/** Returns the form values of a child; its aliases are joined by the separator of the language. */
export const toFields = (child: Child, aliasSeparator: string): ChildFields => ({
  name: child.name,
  aliases: (child.aliases ?? []).join(aliasSeparator),
  avatarUrl: child.avatarUrl ?? '',
  age: child.age === null ? '' : String(child.age),
  gender: child.gender ?? '',
  birthday: child.birthday ?? '',
})

/** Returns the aliases of a text: those between commas of any script, without empty ones. */
const parseAliases = (text: string): string[] =>
  text
    .split(/[,，、;；]/)
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')

const parseWholeNumber = (text: string): number => {
  const digits = text.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN
}

type NewChild = z.input<typeof newChild>
type ChildChanges = z.input<typeof childChanges>

/** Returns the request body for a new child with only the given values. */
export const toNewChild = ({ name, aliases, avatarUrl, age, gender, birthday }: ChildFields): NewChild => ({
  name,
  ...(parseAliases(aliases).length > 0 && { aliases: parseAliases(aliases) }),
  ...(age.trim() && { age: parseWholeNumber(age) }),
  ...(gender && { gender: gender as NonNullable<NewChild['gender']> }),
  ...(birthday && { birthday }),
  ...(avatarUrl && { avatarUrl: avatarUrl as NonNullable<NewChild['avatarUrl']> }),
})

/** Returns whether an age lies outside the limits of the edit form, which then leaves the stored age unchanged. */
export const isAgeOutOfRange = (age: string): boolean => {
  const years = parseWholeNumber(age)
  return age.trim() !== '' && !(years >= childLimits.editAgeMin && years <= childLimits.editAgeMax)
}

/**
 * Returns the request body for an edited child: null for empty fields, no age if it is ignored, no aliases if they are those
 * at first, which an old response lacks.
 */
export const toChildChanges = (
  { name, aliases, avatarUrl, age, gender, birthday }: ChildFields,
  initial: Pick<ChildFields, 'aliases'>,
): ChildChanges => ({
  name,
  ...(aliases !== initial.aliases && { aliases: aliases.trim() ? parseAliases(aliases) : null }),
  ...(!isAgeOutOfRange(age) && { age: age.trim() ? parseWholeNumber(age) : null }),
  gender: (gender || null) as ChildChanges['gender'],
  birthday: birthday || null,
  avatarUrl: (avatarUrl || null) as ChildChanges['avatarUrl'],
})
