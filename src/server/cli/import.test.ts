import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { undoAct } from '#shared/acts/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { sendFeedback } from '#shared/feedback/contract.ts'
import { listRewards } from '#shared/rewards/contract.ts'
import { listSecurityEvents } from '#shared/security/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import {
  award,
  getChild,
  redeem,
  recordScore,
  createChild,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { createFullFamily } from '#server/testing/family.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { exportCommand } from './export.ts'
import { importCommand } from './import.ts'
import {
  getMemberEmail,
  createImportTarget,
  createTemporaryFolder,
  importFileContent,
  captureCliOutput,
} from '#server/testing/cli-import.ts'

test('export and import move a family to another installation', async () => {
  const here = await createTestApp()
  const ana = await createFullFamily(here)
  const file = path.join(createTemporaryFolder(), 'ours.json')
  const exportOutput = await captureCliOutput(exportCommand, here, getMemberEmail(ana), `--to=${file}`)
  expect(exportOutput[0]).toBe(`Everything of the family "Ana" is in ${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const { app, owner } = await createImportTarget()
  const importOutput = await captureCliOutput(importCommand, app, file, `--owner=${getMemberEmail(owner)}`)
  expect(importOutput).toEqual([
    expect.stringMatching(
      /^Imported the family "Ana": 2 children, \d+ lines of the timeline\. All sums were checked\.$/,
    ),
    `${getMemberEmail(owner)} is its owner, in place of Ana.`,
    expect.stringMatching(/^Former members: .+\. They can join again by invitation\.$/),
  ])
  expect(await owner.call(listChildren, {})).toEqual(await ana.call(listChildren, {}))
  expect(await verify(app.database.db)).toEqual([])
  const { family } = await owner.call(getUser, {})
  expect(family.members).toEqual([{ id: owner.userId, name: 'Ana', role: 'owner' }])
  expect(family.former.length).toBeGreaterThan(0)
  expect(family.id).not.toBe(ana.familyId)
  expect(await app.database.db.selectFrom('families').select('id').execute()).toEqual([{ id: family.id }])
})

test('an import leaves pictures from other sites off, and says so [EXP-4]', async () => {
  const ana = await (await createTestApp()).member()
  await ana.call(editFamily, { body: { pictures: true } })
  const { app, owner } = await createImportTarget()
  const printed = await importFileContent(app, owner, await ana.call(exportFamily, {}))
  expect(printed.at(-1)).toBe('Pictures from other sites are off; a member can switch them on in the settings.')
  expect((await owner.call(getUser, {})).family.pictures).toBe(false)
})

test('an import keeps the feedback of the new owner', async () => {
  const { app, owner } = await createImportTarget()
  await owner.call(sendFeedback, { body: { feedbackType: 'bug', subject: 'The jar', message: 'It tipped over.' } })
  await importFileContent(app, owner, await (await createFullFamily(await createTestApp())).call(exportFamily, {}))
  const { family } = await owner.call(getUser, {})
  const stored = await app.database.db.selectFrom('feedback').select(['family_id', 'subject']).execute()
  expect(stored).toEqual([{ family_id: family.id, subject: 'The jar' }])
})

test('after an import acts can be undone, points earned and spent', async () => {
  const here = await createTestApp()
  const ana = await here.member()
  const mia = await createChild(ana.call)
  const { actId } = await award(ana.call, mia.id, 50)
  const reward = await createReward(ana.call, mia.id, 30)
  const promised = await redeem(ana.call, reward)
  const skill = await createSkill(ana.call, mia.id, { targetValue: 10 })
  const won = await recordScore(ana.call, skill.id, 12)
  const { app, owner } = await createImportTarget()
  await importFileContent(app, owner, await ana.call(exportFamily, {}))
  for (const id of [won.actId, promised.actId, actId]) await owner.call(undoAct, { params: { id } })
  expect(await getChild(owner.call, mia.id)).toMatchObject({ points: 0, pointsEarned: 0 })
  await award(owner.call, mia.id, 40)
  const [again] = await owner.call(listRewards, { query: { childId: mia.id } })
  expect(await redeem(owner.call, again ?? reward)).toMatchObject({ balance: 10 })
  expect(await verify(app.database.db)).toEqual([])
})

test('exports by address or family id and overwrites nothing', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const file = path.join(createTemporaryFolder(), 'ours.json')
  await captureCliOutput(exportCommand, app, ana.familyId, `--to=${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await ana.call(exportFamily, {}))
  await expect(captureCliOutput(exportCommand, app, getMemberEmail(ana), `--to=${file}`)).rejects.toThrow(
    'the file exists already',
  )
  await expect(captureCliOutput(exportCommand, app, getMemberEmail(ana), '--to=')).rejects.toThrow('--to is empty')
  const nobody = captureCliOutput(exportCommand, app, 'nobody@example.org', `--to=${file}2`)
  await expect(nobody).rejects.toThrow('nobody with a family has the address nobody@example.org')
  const none = captureCliOutput(exportCommand, app, ana.userId, `--to=${file}2`)
  await expect(none).rejects.toThrow(`there is no family ${ana.userId}`)
  for (const args of [[], ['a@b.org', 'c@d.org'], ['a@b.org', '--all']]) {
    await expect(captureCliOutput(exportCommand, app, ...args)).rejects.toThrow('glowjar export <email')
  }
})

test('two copies of one family can coexist', async () => {
  const app = await createTestApp()
  const ana = await createFullFamily(app)
  const file = await ana.call(exportFamily, {})
  const [ben, eva] = [await app.member({ name: 'Ben' }), await app.member({ name: 'Eva' })]
  for (const who of [ben, eva]) await importFileContent(app, who, file)
  await award(ben.call, ana.ids.child, 7)
  const [of, other, copy] = [ana, eva, ben].map(({ call }) => getChild(call, ana.ids.child))
  expect(await other).toEqual(await of)
  expect((await copy)?.points).toBe(((await of)?.points ?? 0) + 7)
  expect(await verify(app.database.db)).toEqual([])
})

test('an importing member is the same member in the copy, and the owner becomes a former member', async () => {
  const app = await createTestApp()
  const ana = await app.member({ name: 'Ana' })
  const ben = await app.member({ name: 'Ben', familyId: ana.familyId })
  const mia = await createChild(ana.call)
  await award(ben.call, mia.id)
  const file = await ana.call(exportFamily, {})
  await expect(importFileContent(app, ben, file)).rejects.toThrow('belongs to a family with children already')
  await app.database.transact((tx) => tx.deleteFrom('children').execute())
  expect(await importFileContent(app, ben, file)).toContain('Former members: Ana. They can join again by invitation.')
  expect((await ben.call(getUser, {})).family).toMatchObject({ members: [{ name: 'Ben' }], former: [{ name: 'Ana' }] })
})

test('rejects an unknown account, a missing file and other arguments with what to do', async () => {
  const { app, owner } = await createImportTarget()
  const file = await owner.call(exportFamily, {})
  const unknown = importFileContent(app, { userId: 'nobody' }, file)
  await expect(unknown).rejects.toThrow('"glowjar user add nobody@example.org" creates an account')
  const missing = captureCliOutput(
    importCommand,
    app,
    path.join(createTemporaryFolder(), 'none.json'),
    `--owner=${getMemberEmail(owner)}`,
  )
  await expect(missing).rejects.toThrow('cannot be read')
  for (const args of [[], ['x.json'], ['x.json', 'y.json', '--owner=a@b.org'], ['x.json', '--to=y']]) {
    await expect(captureCliOutput(importCommand, app, ...args)).rejects.toThrow('glowjar import <file> --owner=<email>')
  }
})

test('an export by the operator is an event of the family [ACC-55]', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  await captureCliOutput(exportCommand, app, ana.familyId, `--to=${path.join(createTemporaryFolder(), 'ours.json')}`)
  const [event] = await ana.call(listSecurityEvents, { query: {} })
  expect(event).toMatchObject({ kind: 'exported', by: null })
})
