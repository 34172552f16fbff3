import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { hash } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { OperatorError } from '#server/operator-error.ts'
import { decryptSecret } from './encrypted-secret.ts'
import { encryptedSecretFileName, secretFileName, type Manifest } from './manifest.ts'

/** Returns the secret in a folder; null if there is none. */
export const readSecret = (folder: string): string | null => {
  const file = path.join(folder, secretFileName)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Returns a text by which a secret can be recognised without knowing it. */
export const toFingerprint = (secret: string): string => hash('sha256', `glowjar fingerprint ${secret}`, 'base64url')

const decryptInBackup = async (backup: string, passphrase: string | null): Promise<string> => {
  if (passphrase === null) {
    throw new OperatorError(
      'The secret in this backup is encrypted: set BACKUP_PASSPHRASE to the passphrase of that time, or add ' +
        '--without-secret to restore without it. Nothing was restored.',
    )
  }
  const json = readFileSync(path.join(backup, encryptedSecretFileName), 'utf8')
  const secret = await decryptSecret(json, passphrase)
  if (secret !== null) return secret
  throw new OperatorError(
    'BACKUP_PASSPHRASE is not the one of this backup: set it to that of the time of the backup, or add ' +
      '--without-secret to restore without the secret. Nothing was restored.',
  )
}

/** The secret that a restored database needs. */
export interface RestoredSecret {
  /** Whether the data folder will have the secret with which the database was written. */
  isKnown: boolean
  /** The secret that replaces the one of the data folder; null if that stays. */
  replacement: string | null
}

/**
 * Finds the secret of a backup: the one of the data folder if it is the same, else the one in the backup.
 * @throws OperatorError if that is encrypted and the passphrase is missing or wrong, unless `withoutSecret`
 */
export const findRestoredSecret = async (
  backup: string,
  { files, secretFingerprint }: Manifest,
  { dataDir, backups }: Pick<Config, 'dataDir' | 'backups'>,
  withoutSecret: boolean,
): Promise<RestoredSecret> => {
  const plain = files[secretFileName] ? readSecret(backup) : null
  const fingerprint = secretFingerprint ?? (plain && toFingerprint(plain))
  const current = readSecret(dataDir)
  const isSame = fingerprint === null || (current !== null && toFingerprint(current) === fingerprint)
  if (isSame) return { isKnown: true, replacement: null }
  if (withoutSecret) return { isKnown: false, replacement: null }
  if (plain !== null) return { isKnown: true, replacement: plain }
  if (!files[encryptedSecretFileName]) return { isKnown: false, replacement: null }
  return { isKnown: true, replacement: await decryptInBackup(backup, backups.passphrase) }
}
