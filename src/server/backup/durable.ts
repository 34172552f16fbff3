import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Waits until a file, or the names in a folder, will outlast a power cut. */
export const sync = (place: string): void => {
  const handle = openSync(place, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Makes what was written lasting, and readable by its owner only. */
export const seal = (file: string): void => {
  chmodSync(file, 0o600)
  sync(file)
}

/** Copies a file for good. */
export const copySealed = (from: string, to: string): void => {
  copyFileSync(from, to)
  seal(to)
}

/** Writes a small file for good. */
export const writeSealed = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 })
  seal(file)
}

/** Gives something its final name at once and for good; what had that name is replaced. */
export const moveInto = (from: string, to: string): void => {
  renameSync(from, to)
  sync(path.dirname(to))
}
