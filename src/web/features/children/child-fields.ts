import type * as z from 'zod/mini'
import type { Child, childChanges, newChild } from '#shared/children/contract.ts'
import { childLimits } from '#shared/children/rules.ts'

/** What a parent types about a child, as text; empty is not given. */
export type ChildFields = { name: string; avatarUrl: string; age: string; gender: string; birthday: string }

export const emptyFields: ChildFields = { name: '', avatarUrl: '', age: '', gender: '', birthday: '' }

/** What is known about a child, as the fields of the form. */
export const toFields = (child: Child): ChildFields => ({
  name: child.name,
  avatarUrl: child.avatarUrl ?? '',
  age: child.age === null ? '' : String(child.age),
  gender: child.gender ?? '',
  birthday: child.birthday ?? '',
})

const wholeIn = (text: string): number => {
  const typed = text.normalize('NFKC').trim()
  return /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN
}

type NewChild = z.input<typeof newChild>
type ChildChanges = z.input<typeof childChanges>

/** What is sent for a new child: only what was given. The schema judges it. */
export const toNewChild = ({ name, avatarUrl, age, gender, birthday }: ChildFields): NewChild => ({
  name,
  ...(age.trim() && { age: wholeIn(age) }),
  ...(gender && { gender: gender as NonNullable<NewChild['gender']> }),
  ...(birthday && { birthday }),
  ...(avatarUrl && { avatarUrl: avatarUrl as NonNullable<NewChild['avatarUrl']> }),
})

/** Whether an age that was typed lies outside of what the edit form saves, so that the known one stays. */
export const isAgeIgnored = (age: string): boolean => {
  const years = wholeIn(age)
  return age.trim() !== '' && !(years >= childLimits.editAgeMin && years <= childLimits.editAgeMax)
}

/** What is sent for a known child: an emptied field as null, an age outside the limits not at all. */
export const toChildChanges = ({ name, avatarUrl, age, gender, birthday }: ChildFields): ChildChanges => ({
  name,
  ...(!isAgeIgnored(age) && { age: age.trim() ? wholeIn(age) : null }),
  gender: (gender || null) as ChildChanges['gender'],
  birthday: birthday || null,
  avatarUrl: (avatarUrl || null) as ChildChanges['avatarUrl'],
})
