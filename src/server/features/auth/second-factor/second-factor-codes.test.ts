import { expect, test } from 'vitest'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { computeTotpCode } from '#server/testing/second-factor.ts'

const fullWidthDigits = '０１２３４５６７８９'

test('digits that a Chinese keyboard types are right too; other characters are a wrong code [FAC-3]', async () => {
  const app = await createTestApp()
  const ana = await signUpVisitor(app)
  const { secret } = await ana.call(setUpSecondFactor, {})
  const strange = ana.call(confirmSecondFactor, { body: { code: 'é12345' } })
  await expect(strange).rejects.toMatchObject({ status: 401, code: 'second_factor_wrong' })
  const code = computeTotpCode(secret, app.clock.now())
  const typed = code.replaceAll(/\d/g, (digit) => fullWidthDigits.charAt(Number(digit)))
  const { recoveryCodes } = await ana.call(confirmSecondFactor, { body: { code: typed } })
  expect(recoveryCodes).toHaveLength(10)
})
