import { hash, randomBytes } from 'node:crypto'

/** Returns a new token: 32 random bytes as base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns the SHA-256 of a token as base64url, which is stored in place of the token. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')
