import { randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { backupCommand } from '#server/cli/backup.ts'
import { connect } from '#server/db/connect.ts'
import { openRateLimitDatabase } from '#server/db/rate-limit-database.ts'
import { OperatorError } from '#server/operator-error.ts'
import { createOlderDatabase } from '#server/testing/older-database.ts'
import {
  addPlainSecret,
  advanceOneMinute,
  backUp,
  createDataFolder,
  readFileMode,
  restore,
  type DataFolder,
} from '#server/testing/data-folder.ts'
import { backUpBeforeUpgrade } from './before-upgrade.ts'
import { readManifest } from './manifest.ts'

const writeLegal = ({ folder }: DataFolder, name: string, text: string) => {
  mkdirSync(path.join(folder, 'legal'), { recursive: true })
  writeFileSync(path.join(folder, 'legal', name), text)
}
const readLegal = ({ folder }: Pick<DataFolder, 'folder'>, name: string) =>
  readFileSync(path.join(folder, 'legal', name), 'utf8')

/** Opens the counters of a data folder, as the app does. */
const openSignIns = async ({ folder }: DataFolder) => {
  const counters = await openRateLimitDatabase({ folder })
  onTestFinished(() => counters.close())
  return { signIns: counters.createLimiter('sign-in', 2, 3600), close: () => counters.close() }
}

test('a backup includes the texts in legal/ and the rate limits, also while these are written', async () => {
  const data = await createDataFolder()
  writeLegal(data, 'terms.en.txt', 'Be kind.')
  writeLegal(data, 'privacy.txt', 'Nothing leaves.')
  mkdirSync(path.join(data.folder, 'legal', 'old'))
  const { signIns } = await openSignIns(data)
  await signIns.consume('ana')
  const { folder } = await backUp(data)
  const files = ['glowjar.sqlite', 'legal/privacy.txt', 'legal/terms.en.txt', 'limits.sqlite']
  expect(globSync('**/*', { cwd: folder, withFileTypes: true }).filter((one) => one.isFile())).toHaveLength(5)
  expect(Object.keys((await readManifest(folder)).files).toSorted()).toEqual(files)
  for (const name of files) expect([name, readFileMode(path.join(folder, name))]).toEqual([name, 0o600])
})

test('a restore brings back the texts in legal/ and the rate limits', async () => {
  const data = await createDataFolder()
  writeLegal(data, 'terms.txt', 'Be kind.')
  const first = await openSignIns(data)
  expect([await first.signIns.consume('ana'), await first.signIns.consume('ana')]).toEqual([0, 0])
  const { folder } = await backUp(data)
  await first.signIns.reset('ana')
  await first.close()
  writeLegal(data, 'terms.txt', 'Be quick.')
  writeLegal(data, 'terms.es.txt', 'Sé amable.')
  const before = await restore(data, folder)
  expect([readLegal(data, 'terms.txt'), readLegal(data, 'terms.es.txt')]).toEqual(['Be kind.', 'Sé amable.'])
  const again = await openSignIns(data)
  expect(await again.signIns.consume('ana')).toBeGreaterThan(0)
  await again.close()
  expect(readLegal({ folder: before ?? '' }, 'terms.txt')).toBe('Be quick.')
  expect(readdirSync(path.join(data.folder, 'legal')).toSorted()).toEqual(['terms.es.txt', 'terms.txt'])
})

test('a backup of format 1 restores; legal/ and the rate limits stay unchanged', async () => {
  const data = await createDataFolder()
  const { folder } = await backUp(data)
  await addPlainSecret(data, folder, 1)
  await data.addMember('Ben')
  writeLegal(data, 'terms.txt', 'Be kind.')
  const { signIns, close } = await openSignIns(data)
  expect([await signIns.consume('ana'), await signIns.consume('ana')]).toEqual([0, 0])
  await close()
  await restore(data, folder)
  expect(await data.userNames()).toEqual(['Ana'])
  expect(readLegal(data, 'terms.txt')).toBe('Be kind.')
  expect(await (await openSignIns(data)).signIns.consume('ana')).toBeGreaterThan(0)
})

test.for<[string, RegExp]>([
  ['legal/terms.txt', /legal\/terms\.txt in .* is damaged: its checksum does not match/],
  ['limits.sqlite', /limits\.sqlite in .* has 3 bytes/],
])('rejects a backup whose %s was changed', async ([name, message]) => {
  const data = await createDataFolder()
  writeLegal(data, 'terms.txt', 'Be')
  const { close } = await openSignIns(data)
  await close()
  const { folder } = await backUp(data)
  writeFileSync(path.join(folder, name), name === 'limits.sqlite' ? 'bad' : 'Bo')
  await expect(restore(data, folder)).rejects.toThrow(message)
})

/** Ways to damage the file of the counters. */
const damages: Readonly<Record<string, (file: string) => void>> = {
  'random bytes': (file) => writeFileSync(file, randomBytes(20_000)),
  'cut short': (file) => truncateSync(file, 5000),
  'overwritten inside': (file) => writeFileSync(file, readFileSync(file).fill(7, 4096)),
}

describe.each(Object.entries(damages))('a limits.sqlite that is damaged: %s', (_, damage) => {
  const damageCounters = async (data: DataFolder) => {
    await (await openSignIns(data)).close()
    const file = path.join(data.folder, 'limits.sqlite')
    damage(file)
    return file
  }

  test.each([[[]], [['--nightly']]])('is left out of a backup, which is reported: glowjar backup %j', async (args) => {
    const data = await createDataFolder()
    const file = await damageCounters(data)
    const printed: string[] = []
    const backedUp = backupCommand(data.config, args, advanceOneMinute(), (line) => void printed.push(line))
    await expect(backedUp).rejects.toEqual(
      new OperatorError(
        `The backup is complete, but without the rate limits: ${file} is damaged. ` +
          'It only counts attempts: stop Glowjar, delete it and start again.',
      ),
    )
    const [folder = ''] = printed
    expect(readdirSync(folder).toSorted()).toEqual(['glowjar.sqlite', 'manifest.json'])
    await restore(data, folder)
    expect(await data.userNames()).toEqual(['Ana'])
  })

  test('does not prevent an upgrade', async () => {
    const data = await createDataFolder()
    const older = { ...data, folder: path.join(data.folder, 'older') }
    await createOlderDatabase({ folder: older.folder }, '0001-main-job', {})
    await damageCounters(older)
    const config = { dataDir: older.folder, backups: data.config.backups }
    const beforeUpgrade = () => backUpBeforeUpgrade(config, advanceOneMinute())
    await (await connect({ folder: older.folder }, { beforeUpgrade })).close()
    expect(readdirSync(data.config.backups.folder)).toEqual([expect.stringMatching(/-before-upgrade$/)])
  })

  test('is replaced by a restore, which backs the healthy database up as usual', async () => {
    const data = await createDataFolder()
    const { signIns, close } = await openSignIns(data)
    expect([await signIns.consume('ana'), await signIns.consume('ana')]).toEqual([0, 0])
    await close()
    const { folder } = await backUp(data)
    await data.addMember('Ben')
    await damageCounters(data)
    const before = (await restore(data, folder)) ?? ''
    expect(before).toMatch(/-before-restore$/)
    expect(await (await openSignIns(data)).signIns.consume('ana')).toBeGreaterThan(0)
    await restore(data, before)
    expect(await data.userNames()).toEqual(['Ana', 'Ben'])
  })
})

test.each(['random bytes', 'cut short'])('a limits.sqlite of %s prevents the start and is named', async (name) => {
  const data = await createDataFolder()
  await (await openSignIns(data)).close()
  const file = path.join(data.folder, 'limits.sqlite')
  damages[name]?.(file)
  const opened = openSignIns(data)
  await expect(opened).rejects.toBeInstanceOf(OperatorError)
  await expect(opened).rejects.toThrow(`${file} is damaged. It only counts attempts: stop Glowjar, delete it`)
})
