import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** Cost of an Argon2id hash. */
export interface Argon2Cost {
  memoryKib: number
  passes: number
  lanes: number
}

export const productionArgon2Cost: Argon2Cost = { memoryKib: 46 * 1024, passes: 1, lanes: 1 }
const maxConcurrentHashes = 4

// Each hash takes 46 MiB: a burst of sign-ins waits instead of exhausting memory.
const createHashingQueue = () => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= maxConcurrentHashes) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

const runArgon2 = promisify(argon2)

const deriveTag = (password: string, salt: Buffer, cost: Argon2Cost, tagLength: number): Promise<Buffer> => {
  const { memoryKib: memory, passes, lanes: parallelism } = cost
  return runArgon2('argon2id', { message: password, nonce: salt, parallelism, memory, passes, tagLength })
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const formatPhcPrefix = ({ memoryKib, passes, lanes }: Argon2Cost) =>
  `$argon2id$v=19$m=${memoryKib},t=${passes},p=${lanes}$`
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

export type PasswordHasher = ReturnType<typeof createPasswordHasher>

/** Creates an Argon2id hasher that runs at most four hashes at a time. */
export const createPasswordHasher = (cost: Argon2Cost) => {
  const enqueue = createHashingQueue()
  const prefix = formatPhcPrefix(cost)
  const format = (salt: Buffer, tag: Buffer) => `${prefix}${toBase64(salt)}$${toBase64(tag)}`
  const placeholder = format(Buffer.alloc(16), Buffer.alloc(32))
  return {
    /** Returns a freshly salted hash in PHC string format. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      return format(salt, await enqueue(() => deriveTag(password, salt, cost, 32)))
    },
    /** Returns whether the password matches; takes as long for a missing hash as for a wrong password. */
    async verify(password: string, phc: string | undefined): Promise<boolean> {
      const [, m, t, p, salt = '', tag = ''] = phcPattern.exec(phc ?? placeholder) ?? []
      if (tag === '') return false
      const stored = { memoryKib: Number(m), passes: Number(t), lanes: Number(p) }
      const expected = Buffer.from(tag, 'base64')
      const actual = await enqueue(() => deriveTag(password, Buffer.from(salt, 'base64'), stored, expected.length))
      return timingSafeEqual(actual, expected) && phc !== undefined
    },
    /** Returns whether a hash was made at another cost than new ones. */
    isOutdated: (phc: string): boolean => !phc.startsWith(prefix),
  }
}
