import type { User } from '#shared/auth/contract.ts'

/** Returns the name of a present or former member of the family; null if unknown. */
export const findMemberName = (
  { members, former }: Pick<User['family'], 'members' | 'former'>,
  userId: string | null | undefined,
): string | null => [...members, ...former].find(({ id }) => id === userId)?.name ?? null
