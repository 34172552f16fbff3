import { randomBytes, timingSafeEqual } from 'node:crypto'
import { computeArgon2Tag } from './hashing-threads.ts'

/** Cost of an Argon2id hash. */
export interface Argon2Cost {
  memoryKib: number
  passes: number
  lanes: number
}

export const productionArgon2Cost: Argon2Cost = { memoryKib: 46 * 1024, passes: 1, lanes: 1 }

const toArgon2Parameters = (password: string, salt: Buffer, cost: Argon2Cost, tagLength: number) => {
  const { memoryKib: memory, passes, lanes: parallelism } = cost
  return { message: password, nonce: salt, parallelism, memory, passes, tagLength }
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const formatPhcPrefix = ({ memoryKib, passes, lanes }: Argon2Cost) =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$`
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/**
 * Creates the Argon2id hasher of a request. When its signal is aborted, hashes that have not started are dropped with
 * AppError `busy`.
 */
export const createPasswordHasher = (cost: Argon2Cost, signal = new AbortController().signal) => {
  const deriveTag = (...input: Parameters<typeof toArgon2Parameters>) =>
    computeArgon2Tag(toArgon2Parameters(...input), signal)
  const prefix = formatPhcPrefix(cost)
  const format = (salt: Buffer, tag: Buffer) => `${prefix}${toBase64(salt)}$${toBase64(tag)}`
  const placeholder = format(Buffer.alloc(16), Buffer.alloc(32))
  return {
    /** Returns a freshly salted hash in PHC string format. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      return format(salt, await deriveTag(password, salt, cost, 32))
    },
    /** Returns whether the password matches; takes as long for a missing hash as for a wrong password. */
    async verify(password: string, phc: string | undefined): Promise<boolean> {
      const [, m, t, p, salt = '', tag = ''] = phcPattern.exec(phc ?? placeholder) ?? []
      if (tag === '') return false
      const stored = { memoryKib: Number(m), passes: Number(t), lanes: Number(p) }
      const expected = Buffer.from(tag, 'base64')
      const actual = await deriveTag(password, Buffer.from(salt, 'base64'), stored, expected.length)
      return timingSafeEqual(actual, expected) && phc !== undefined
    },
    /** Returns whether a hash was made at another cost than new ones. */
    isOutdated: (phc: string): boolean => !phc.startsWith(prefix),
  }
}
