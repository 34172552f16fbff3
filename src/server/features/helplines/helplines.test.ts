import { expect, test } from 'vitest'
import { getHelplines, getHelplineSettings, putHelplineSettings } from '#shared/helplines/contract.ts'
import { createTestApp } from '#server/testing/harness.ts'

test('a family chooses its country and writes down numbers of its own [AST-34]', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  expect(await call(getHelplineSettings, {})).toMatchObject({ country: null, own: {} })
  const own = { poison: ' 915 620 420 ', doctor: '+34 600 000 000' }
  const saved = { country: 'ES', own: { ...own, poison: '915 620 420' } }
  expect(await call(putHelplineSettings, { body: { country: 'ES', own } })).toMatchObject(saved)
  expect(await call(putHelplineSettings, { body: {} })).toMatchObject(saved)
  expect(await call(getHelplineSettings, {})).toMatchObject(saved)
  const { lines } = await call(getHelplines, { query: { uses: 'poison,emergency', language: 'en' } })
  expect(lines.map(({ number }) => number)).toEqual(['915 620 420', '915620420', '112'])
  expect(await call(putHelplineSettings, { body: { country: null, own: {} } })).toMatchObject({
    country: null,
    own: {},
  })
})

test.each([
  [{ country: 'Spain' }, 'country', 'invalid_choice'],
  [{ own: { poison: 'call me' } }, 'own.poison', 'invalid_phone'],
  [{ own: { poison: '1' } }, 'own.poison', 'invalid_phone'],
  [{ own: { poison: '' } }, 'own.poison', 'required'],
  [{ own: { poison: '1'.repeat(41) } }, 'own.poison', 'too_long'],
  [{ own: { police: '110' } }, 'own.police', 'unknown_field'],
])('rejects %j [AST-34]', async (body, path, code) => {
  const app = await createTestApp()
  const { call } = await app.member()
  const rejected = call(putHelplineSettings, { body: body as object })
  await expect(rejected).rejects.toMatchObject({ status: 400, errors: [{ path, code }] })
})

test('rejects unknown uses [AST-34]', async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  await expect(call(getHelplines, { query: { uses: 'emergency,pizza', language: 'en' } })).rejects.toMatchObject({
    status: 400,
  })
})

test('numbers of the operator replace the table in their language only [AST-34]', async () => {
  const app = await createTestApp({ env: { HELPLINES_EN: '112' } })
  const { call } = await app.member()
  await call(putHelplineSettings, { body: { own: { doctor: '600 000 000' } } })
  const find = (language: 'en' | 'es') => call(getHelplines, { query: { uses: 'doctor,poison,emergency', language } })
  const own = { number: '600 000 000' }
  expect(await find('en')).toMatchObject({ candidates: [], lacksPoisonCentre: false, lines: [own] })
  expect(await find('es')).toMatchObject({ lacksPoisonCentre: true, lines: [own, { number: '112', isOwn: false }] })
})
