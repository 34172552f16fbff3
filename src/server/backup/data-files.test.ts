import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRateLimitDatabase } from '#server/db/rate-limit-database.ts'
import {
  backUp,
  createDataFolder,
  editManifest,
  readFileMode,
  restore,
  type DataFolder,
} from '#server/testing/data-folder.ts'
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
  const files = ['glowjar.sqlite', 'legal/privacy.txt', 'legal/terms.en.txt', 'limits.sqlite', 'secret.key']
  expect(globSync('**/*', { cwd: folder, withFileTypes: true }).filter((one) => one.isFile())).toHaveLength(6)
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
  const { files } = await readManifest(folder)
  const { [`glowjar.sqlite`]: database, 'secret.key': secret } = files
  editManifest(folder, { format: 1, files: { 'glowjar.sqlite': database, 'secret.key': secret } })
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
