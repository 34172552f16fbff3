import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Returns a new token: 32 random bytes as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a token as base64url, which is stored in place of the token. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** Returns a new token of a family, `gj_<family>_<secret>`: it contains the family's id, by which it is looked up. */
export const newFamilyToken = (familyId: string): string => `gj_${familyId}_${newToken()}`

const familyTokenPattern = /^gj_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[\w-]{43}$/

/** Returns the id of the family in a token, null if the token does not have that form. */
export const readFamilyOfToken = (token: string): string | null => familyTokenPattern.exec(token)?.[1] ?? null

/** Returns the text of a value `text.signature`, if its signature is the one that `sign` makes. */
export const extractVerifiedText = (value: string, sign: (text: string) => string): string | null => {
  const dot = value.lastIndexOf('.')
  if (dot <= 0) return null
  const text = value.slice(0, dot)
  const actual = Buffer.from(value.slice(dot + 1))
  const expected = Buffer.from(sign(text))
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? text : null
}
