import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

interface Cost {
  /** Memory in KiB. */
  m: number
  /** Passes. */
  t: number
  /** Lanes. */
  p: number
}

const cost: Cost = { m: 46 * 1024, t: 1, p: 1 }
const atOnce = 4

let running = 0
const queue: (() => void)[] = []

// Each hash takes 46 MiB: a burst of sign-ins waits rather than filling the memory.
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
  else running++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

const derive = (password: string, salt: Buffer, { m, t, p }: Cost, length: number): Promise<Buffer> => {
  const parameters: Argon2Parameters = {
    message: password,
    nonce: salt,
    parallelism: p,
    memory: m,
    passes: t,
    tagLength: length,
  }
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
      }),
  )
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
const prefixOf = ({ m, t, p }: Cost) => `$argon2id$v=19$m=${m},t=${t},p=${p}$`
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** The Argon2id hash of a password in PHC form. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const tag = await derive(password, salt, cost, 32)
  return `${prefixOf(cost)}${base64(salt)}$${base64(tag)}`
}

const nobody = `${prefixOf(cost)}${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(32))}`

/** Whether a password has this hash. Without a hash it does the same work and says no. */
export const verifyPassword = async (password: string, phc: string | null | undefined): Promise<boolean> => {
  const [, m, t, p, salt = '', tag = ''] = pattern.exec(phc ?? nobody) ?? []
  if (tag === '') return false
  const wanted = Buffer.from(tag, 'base64')
  const given = await derive(
    password,
    Buffer.from(salt, 'base64'),
    { m: Number(m), t: Number(t), p: Number(p) },
    wanted.length,
  )
  return timingSafeEqual(given, wanted) && typeof phc === 'string'
}

/** Whether a hash was made at another cost than hashes are made today. */
export const isOutdated = (phc: string): boolean => !phc.startsWith(prefixOf(cost))
