import { expect, test } from 'vitest'
import { addChild, editChild, listChildren } from '#shared/children/contract.ts'
import { createChild, describeOutcomes } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { verify } from '#server/ledger/verify.ts'

const createFamily = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call, 'Mia')
  const setAliases = (aliases: string[] | null, of = id) =>
    ana.call(editChild, { params: { id: of }, body: { aliases } })
  return { app, call: ana.call, id, setAliases }
}

const createInputError = (path: string, code: string) => ({
  status: 400,
  code: 'invalid_input',
  errors: [{ path, code }],
})

test('a child has up to five aliases, which are trimmed; null clears them [CHD-33, CHD-17]', async () => {
  const { app, call, id, setAliases } = await createFamily()
  expect(await call(listChildren, {})).toMatchObject([{ aliases: [] }])
  const five = ['Mimi', ' 米米 ', 'Miíta', 'M. M.', '🐻']
  expect(await setAliases(five)).toMatchObject({ aliases: five.map((one) => one.trim()) })
  expect(await call(editChild, { params: { id }, body: { age: 5 } })).toMatchObject({ aliases: { length: 5 } })
  expect(await call(listChildren, {})).toMatchObject([{ name: 'Mia', aliases: { 1: '米米' } }])
  expect(await setAliases(null)).toMatchObject({ aliases: [] })
  expect(await call(addChild, { body: { name: 'Leo', aliases: ['Leoncito'] } })).toMatchObject({
    aliases: ['Leoncito'],
  })
  expect(await verify(app.database.db)).toEqual([])
})

test.for([
  [['a', 'b', 'c', 'd', 'e', 'f'], 'aliases', 'too_many_aliases'],
  [['x'.repeat(31)], 'aliases.0', 'too_long'],
  [['Mimi', '  '], 'aliases.1', 'required'],
  [['Mimi', '\u200b'], 'aliases.1', 'required'],
  [['Mi\nmi'], 'aliases.0', 'invalid_characters'],
  [['Mimi, Mia'], 'aliases.0', 'invalid_characters'],
  [['米米、小米'], 'aliases.0', 'invalid_characters'],
  [['Mimi', 'ＭＩＭＩ'], 'aliases', 'duplicate'],
] as const)('rejects the aliases %j at %s with %s [CHD-33]', async ([aliases, path, code]) => {
  const { setAliases } = await createFamily()
  await expect(setAliases([...aliases])).rejects.toMatchObject(createInputError(path, code))
})

test('an alias is none of the names and aliases of other children, whatever its case [CHD-34]', async () => {
  const { call, id, setAliases } = await createFamily()
  const leo = await call(addChild, { body: { name: 'Leo', aliases: ['Leoncito'] } })
  for (const alias of ['Leo', 'LEO', 'leoncito', 'ｌｅｏ']) {
    await expect(setAliases([alias])).rejects.toMatchObject(createInputError('aliases', 'alias_taken'))
  }
  expect(await setAliases(['Mia', 'Leona'])).toMatchObject({ aliases: ['Mia', 'Leona'] })
  expect(await setAliases(['leoncito', 'Leonardo'], leo.id)).toMatchObject({ aliases: ['leoncito', 'Leonardo'] })
  const rejected = createInputError('name', 'alias_taken')
  await expect(call(addChild, { body: { name: 'LEONA' } })).rejects.toMatchObject(rejected)
  await expect(call(editChild, { params: { id: leo.id }, body: { name: 'Leona' } })).rejects.toMatchObject(rejected)
  await expect(call(addChild, { body: { name: 'Ida', aliases: ['leo'] } })).rejects.toMatchObject(
    createInputError('aliases', 'alias_taken'),
  )
  expect(await call(listChildren, {})).toMatchObject([{ id }, { id: leo.id, name: 'Leo' }])
})

test('two children may have the same name, and other families the same aliases [CHD-34]', async () => {
  const { app, call, setAliases } = await createFamily()
  const twin = await createChild(call, 'Mia')
  expect(await setAliases(['Mimi'])).toMatchObject({ aliases: ['Mimi'] })
  await expect(setAliases(['mimi'], twin.id)).rejects.toMatchObject({ code: 'invalid_input' })
  const bob = await app.member()
  expect(await bob.call(addChild, { body: { name: 'Mimi', aliases: ['Mia'] } })).toMatchObject({ name: 'Mimi' })
})

test('of two children that get the same alias at once one is rejected [CHD-34]', async () => {
  const { app, call, id, setAliases } = await createFamily()
  const other = await createChild(call, 'Leo')
  for (let round = 0; round < 5; round++) {
    const alias = `Same ${round}`
    const outcomes = await describeOutcomes([setAliases([alias], id), setAliases([alias], other.id)])
    expect(outcomes.toSorted()).toEqual(['400 invalid_input', 'done'])
  }
  expect(await verify(app.database.db)).toEqual([])
})

test('the check of the data finds an alias that names another child [CHD-34]', async () => {
  const { app, call, id } = await createFamily()
  await createChild(call, 'Leo')
  await app.database.transact((tx) =>
    tx.updateTable('children').set({ aliases: '["LEO"]' }).where('id', '=', id).execute(),
  )
  expect(await verify(app.database.db)).toEqual([expect.stringContaining('alias')])
})
