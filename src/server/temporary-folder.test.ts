import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dayMs } from '#shared/time/duration.ts'
import { lockFolderExclusive, tryLockFolder } from './db/folder-lock.ts'
import { deleteLeftOverFolders, withTemporaryFolder } from './temporary-folder.ts'

const makeOld = (folder: string, days: number) => {
  const at = new Date(Date.now() - days * dayMs)
  utimesSync(folder, at, at)
}

/** Creates a folder of an import, last changed some days ago; with a name of earlier versions it may contain a process id. */
const createOldFolder = (days: number, name = ''): string => {
  const folder = mkdtempSync(path.join(tmpdir(), `glowjar-import-${name}`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  makeOld(folder, days)
  return folder
}

test('left-over folders of earlier versions are deleted after a day [EXP-5]', () => {
  const [old, recent] = [createOldFolder(2), createOldFolder(0)]
  deleteLeftOverFolders()
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true])
})

test('the folder of an import that runs stays, however old, and whatever processes there are here [EXP-5]', () => {
  const folder = createOldFolder(0, '999999999-')
  const unlock = lockFolderExclusive(folder)
  makeOld(folder, 2)
  deleteLeftOverFolders()
  expect(existsSync(folder)).toBe(true)
  unlock()
  deleteLeftOverFolders()
  expect(existsSync(folder)).toBe(false)
})

test('a recent folder of a process that does not run here may be of another container and stays [EXP-5]', () => {
  const folder = createOldFolder(0, '999999999-')
  deleteLeftOverFolders()
  expect(existsSync(folder)).toBe(true)
})

test('a temporary folder is locked while it is used, and deleted afterwards [EXP-5]', async () => {
  const folder = await withTemporaryFolder(async (used) => {
    deleteLeftOverFolders()
    expect(existsSync(used)).toBe(true)
    expect(tryLockFolder(used)).toBeNull()
    return used
  })
  expect(existsSync(folder)).toBe(false)
})

test('an import gets a folder of its own while other processes delete left-over ones [EXP-5]', async () => {
  const script = `import { deleteLeftOverFolders } from ${JSON.stringify(path.resolve(import.meta.dirname, 'temporary-folder.ts'))}
    for (;;) deleteLeftOverFolders()`
  const sweepers = [1, 2].map(() => spawn(process.execPath, ['--input-type=module', '--eval', script]))
  onTestFinished(() => sweepers.forEach((sweeper) => void sweeper.kill('SIGKILL')))
  for (let n = 0; n < 300; n++) {
    await withTemporaryFolder(async (folder) => writeFileSync(path.join(folder, 'copy'), 'of a family'))
  }
  expect(sweepers.map(({ exitCode }) => exitCode)).toEqual([null, null])
})
