import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Flushes a file, or the entries of a folder, to disk. */
export const fsyncPath = (fileOrFolder: string): void => {
  const handle = openSync(fileOrFolder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Restricts a file to its owner (mode 0600) and flushes it to disk. */
export const secureFile = (file: string): void => {
  chmodSync(file, 0o600)
  fsyncPath(file)
}

/** Copies a file, restricts the copy to its owner and flushes it to disk. */
export const copyDurably = (from: string, to: string): void => {
  copyFileSync(from, to)
  secureFile(to)
}

/** Writes a text file, restricts it to its owner and flushes it to disk. */
export const writeDurably = (file: string, text: string): void => {
  writeFileSync(file, text, { mode: 0o600 })
  secureFile(file)
}

/** Renames atomically, replacing the target, and flushes the folder entry to disk. */
export const renameDurably = (from: string, to: string): void => {
  renameSync(from, to)
  fsyncPath(path.dirname(to))
}
