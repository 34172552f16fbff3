import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

const write = (file: string) => {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

// Under its name it is whole from the first: another process that starts at once, or after a power cut, finds no half.
const make = (file: string) => {
  const draft = `${file}.${randomUUID()}`
  try {
    write(draft)
    linkSync(draft, file)
  } catch (error) {
    if (isTaken(error)) throw error
    // A disk that knows no second names.
    write(file)
  } finally {
    rmSync(draft, { force: true })
  }
}

/**
 * The secret of this installation, 32 random bytes in `secret.key` of the data folder; made at the first start, readable
 * by its owner only. Throws when the file holds something else.
 */
export const readSecret = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'secret.key')
  try {
    if (!existsSync(file)) make(file)
  } catch (error) {
    if (!isTaken(error)) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!/^[\w-]{43}$/.test(secret))
    throw new Error(`${file} holds no secret: restore it, or delete it to sign everyone out`)
  return secret
}
