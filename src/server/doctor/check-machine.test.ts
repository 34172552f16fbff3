import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPackageVersions } from '#server/package-versions.ts'
import { checkDataFolder, checkDiskSpace, checkVersions } from './check-machine.ts'

const createFolder = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'glowjar-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a version of Node.js older than the one that Glowjar brings is something to do [RUN-27]', () => {
  const { node, glowjar } = readPackageVersions()
  expect(checkVersions(node)).toEqual({ topic: 'versions', isOk: true, text: `Glowjar ${glowjar} on Node.js ${node}` })
  expect(checkVersions('999.0.0').isOk).toBe(true)
  for (const older of ['20.19.0', `${Number.parseInt(node, 10)}.-1.0`]) {
    const { isOk, text } = checkVersions(older)
    expect([isOk, text]).toEqual([
      false,
      expect.stringMatching(/is older than .*start it with node_modules\/\.bin\/node/),
    ])
  }
})

test('a disk without space for a backup and a restore is something to do [RUN-27]', () => {
  const dataDir = createFolder()
  const config = { dataDir, backups: { folder: path.join(dataDir, 'backups'), nightly: true, passphrase: null } }
  expect(checkDiskSpace(config)).toMatchObject({ isOk: true, text: expect.stringMatching(/ (?:MB|GB) free at /) })
  const file = path.join(dataDir, 'glowjar.sqlite')
  writeFileSync(file, '')
  // A file with a hole takes no space.
  truncateSync(file, 4 * 2 ** 40)
  const { isOk, text } = checkDiskSpace(config)
  expect([isOk, text]).toEqual([
    false,
    expect.stringMatching(/^only .* a backup and a restore need 12288\.0 GB\. Delete/),
  ])
})

test('a secret that others can read is something to do [RUN-27]', () => {
  const dataDir = createFolder()
  expect(checkDataFolder(dataDir)).toMatchObject({ isOk: true, text: `${dataDir}, readable by its owner only` })
  const file = path.join(dataDir, 'secret.key')
  writeFileSync(file, 'secret', { mode: 0o644 })
  expect(checkDataFolder(dataDir)).toMatchObject({
    isOk: false,
    text: expect.stringMatching(`run "chmod go= ${file}"`),
  })
})
