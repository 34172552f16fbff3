import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#shared/second-factor/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

const enabledAt = '2026-11-20T08:00:00.000Z'
const recoveryCodes = Array.from({ length: 10 }, (_, n) => `aaaa-bbbb-cccc-000${n}`)

const renderCard = async (state: { enabledAt: string | null; recoveryCodesLeft: number; lostAt?: string }) => {
  const server = createFakeServer()
  server.respondWith(getSecondFactor, state)
  await renderWithProviders(<SecondFactorCard />)
  return server
}

test('is set up with a QR code, a code of the app, and recovery codes that are shown once [FAC-1, FAC-5]', async () => {
  const server = await renderCard({ enabledAt: null, recoveryCodesLeft: 0 })
  server.respondWith(setUpSecondFactor, { secret: 'ABCDEFGH', uri: 'otpauth://totp/Glowjar?secret=ABCDEFGH' })
  server.respondWith(confirmSecondFactor, { recoveryCodes })
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  await expect.element(page.getByRole('img', { name: 'QR code for the app' })).toBeVisible()
  await expect.element(page.getByText('ABCD EFGH')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open the app on this device' }))
    .toHaveAttribute('href', 'otpauth://totp/Glowjar?secret=ABCDEFGH')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('Please fill this in.')).toBeVisible()
  await page.getByLabelText('Code from the app').fill('123456')
  server.respondWith(getSecondFactor, { enabledAt, recoveryCodesLeft: 10 })
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('aaaa-bbbb-cccc-0009')).toBeVisible()
  const download = page.getByRole('link', { name: 'Download' })
  await expect.element(download).toHaveAttribute('download', 'glowjar-recovery-codes.txt')
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect.element(page.getByText('On since 20 November 2026. 10 recovery codes are left.')).toBeVisible()
  await expect.element(page.getByText('aaaa-bbbb-cccc-0009')).not.toBeInTheDocument()
})

test('a wrong code is an error of its field and stays', async () => {
  const server = await renderCard({ enabledAt: null, recoveryCodesLeft: 0 })
  server.respondWith(setUpSecondFactor, { secret: 'ABCDEFGH', uri: 'otpauth://totp/Glowjar?secret=ABCDEFGH' })
  server.rejectWith(confirmSecondFactor, 'second_factor_wrong')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await page.getByRole('button', { name: 'Show the QR code' }).click()
  const code = page.getByLabelText('Code from the app')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await expect.element(page.getByText('This code is not right, or it has been used.')).toBeVisible()
  await expect.element(code).toHaveValue('000000')
  await expect.element(code).toHaveFocus()
})

test('recovery codes are renewed, and the second factor is turned off after confirmation', async () => {
  const server = await renderCard({ enabledAt, recoveryCodesLeft: 1 })
  server.respondWith(renewRecoveryCodes, { recoveryCodes })
  server.respondWith(deleteSecondFactor, undefined)
  await expect.element(page.getByText(/1 recovery code is left/)).toBeVisible()
  await page.getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New recovery codes' }).click()
  await expect.element(page.getByText('aaaa-bbbb-cccc-0000')).toBeVisible()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await page.getByRole('button', { name: 'Turn it off' }).click()
  server.respondWith(getSecondFactor, { enabledAt: null, recoveryCodesLeft: 0 })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn it off' }).click()
  await expect.element(page.getByText('Two-step sign-in is off')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})

test('says that a restore turned it off, until it is set up again [RUN-26]', async () => {
  await renderCard({ enabledAt: null, recoveryCodesLeft: 0, lostAt: enabledAt })
  await expect
    .element(page.getByText(/On 20 November 2026 Glowjar was restored .* Please set it up again/))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
})
