import { chmodSync, closeSync, copyFileSync, fsyncSync, mkdirSync, openSync, renameSync } from 'node:fs'
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
export const restrictAndFlushFile = (file: string): void => {
  chmodSync(file, 0o600)
  fsyncPath(file)
}

/** Copies a file into a folder that is created if necessary, restricts the copy to its owner and flushes it to disk. */
export const copyDurably = (from: string, to: string): void => {
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 })
  copyFileSync(from, to)
  restrictAndFlushFile(to)
}

/** Renames atomically, replacing the target, and flushes the folder entry to disk. */
export const renameDurably = (from: string, to: string): void => {
  renameSync(from, to)
  fsyncPath(path.dirname(to))
}
