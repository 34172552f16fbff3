import type { PasswordHasher } from './password-hashing.ts'

/** Returns the form in which new passwords are hashed: NFKC, so that every keyboard produces the same (NIST SP 800-63B). */
const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Returns the hash of a new password. */
export const hashPassword = (passwords: PasswordHasher, password: string): Promise<string> =>
  passwords.hash(normalizePassword(password))

/**
 * Returns how a password matches a hash: as new passwords are hashed, as the first version hashed them (`raw`), or not at
 * all (null). A missing hash takes as long as a wrong password.
 */
export const matchPassword = async (
  passwords: PasswordHasher,
  password: string,
  hash: string | undefined,
): Promise<'normalized' | 'raw' | null> => {
  const normalized = normalizePassword(password)
  if (await passwords.verify(normalized, hash)) return 'normalized'
  return normalized !== password && (await passwords.verify(password, hash)) ? 'raw' : null
}
