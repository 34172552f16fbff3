import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#shared/time/duration.ts'
import { deleteLeftOverFolders } from './temporary-folder.ts'

/** Creates a folder named as earlier versions named theirs, last changed some days ago. */
const createOldFolder = (days: number): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-import-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const at = new Date(Date.now() - days * dayMs)
  utimesSync(folder, at, at)
  return folder
}

test('left-over folders of earlier versions are deleted after a day [EXP-5]', () => {
  const [old, recent] = [createOldFolder(2), createOldFolder(0)]
  deleteLeftOverFolders()
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
})
