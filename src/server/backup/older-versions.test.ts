import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { currentSchemaName } from '#server/db/migrate.ts'
import { readOrCreateSecret } from '#server/secret.ts'
import { creationTime } from '#server/testing/data-folder.ts'
import { createOlderDatabase } from '#server/testing/older-database.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'

/** Backs up a data folder with a database of this schema before its upgrade. Returns its files and its manifest. */
const backUpOlder = async (schema: string) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'glowjar-backup-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  mkdirSync(path.join(dataDir, 'backups'))
  await createOlderDatabase({ folder: dataDir }, schema, {})
  readOrCreateSecret(dataDir)
  const backups = { folder: path.join(dataDir, 'backups'), nightly: true, passphrase: 'lanterns in July' }
  await backUpBeforeUpgrade({ dataDir, backups }, creationTime)
  const folder = path.join(backups.folder, readdirSync(backups.folder)[0] ?? '')
  const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Record<string, unknown>
  return { files: readdirSync(folder).toSorted(), manifest }
}

test('the backup before an upgrade is one that the older version can restore [RUN-29]', async () => {
  const { files, manifest } = await backUpOlder('0006-reached-streak')
  expect(files).toEqual(['glowjar.sqlite', 'manifest.json'])
  // These names and values are all that version accepts.
  expect(Object.keys(manifest).toSorted()).toEqual([
    'engine',
    'files',
    'format',
    'glowjar',
    'madeAt',
    'schema',
    'wrong',
  ])
  expect(manifest['format']).toBe(2)
})

test('the backup before an upgrade of a version with encrypted secrets has its secret encrypted', async () => {
  const { files, manifest } = await backUpOlder(currentSchemaName)
  expect(files).toEqual(['glowjar.sqlite', 'manifest.json', 'secret.key.encrypted'])
  expect(manifest).toMatchObject({ format: 3, secretFingerprint: expect.any(String) })
})
