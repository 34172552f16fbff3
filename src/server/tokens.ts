import { hash, randomBytes } from 'node:crypto'

/** A new token: 32 random bytes. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token that is sent out: enough to recognise it, not to use it. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url')
