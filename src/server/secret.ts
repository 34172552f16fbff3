import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { errorCode } from './error-parts.ts'
import { newToken } from './tokens.ts'

const isAlreadyThere = (error: unknown) => errorCode(error) === 'EEXIST'

const writeSecret = (file: string) => writeFileSync(file, `${newToken()}\n`, { flag: 'wx', mode: 0o600, flush: true })

// Written under another name and linked, so that no other process ever reads half a file, even after a power failure.
const createSecret = (file: string) => {
  const temporary = `${file}.${randomUUID()}`
  try {
    writeSecret(temporary)
    linkSync(temporary, file)
  } catch (error) {
    if (isAlreadyThere(error)) throw error
    // The file system has no hard links.
    writeSecret(file)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/**
 * Returns the secret of this installation (32 random bytes as base64url) from `secret.key` in the data folder; creates
 * the file at the first start, readable by its owner only.
 * @throws Error when the file holds something else
 */
export const readOrCreateSecret = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'secret.key')
  try {
    if (!existsSync(file)) createSecret(file)
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!/^[\w-]{43}$/.test(secret))
    throw new Error(`${file} is not a valid secret: restore it from a backup, or delete it to sign everyone out`)
  return secret
}
