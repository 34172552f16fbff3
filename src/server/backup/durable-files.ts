import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Waits until a file, or the names in a folder, will outlast a power cut. */
export const fsyncPath = (place: string): void => {
  const handle = openSync(place, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Makes what was written lasting, and readable by its owner only. */
export const secureFile = (file: string): void => {
  chmodSync(file, 0o600)
  fsyncPath(file)
}

/** Copies a file for good. */
export const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to)
  secureFile(to)
}

/** Writes a small file for good. */
export const writeDurably = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 })
  secureFile(file)
}

/** Gives something its final name at once and for good; what had that name is replaced. */
export const renameDurably = (from: string, to: string): void => {
  renameSync(from, to)
  fsyncPath(path.dirname(to))
}
