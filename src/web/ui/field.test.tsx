import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from './field.tsx'
import { PasswordField } from './password-field.tsx'

test('the hint describes the field, and an error takes its place', async () => {
  const field = page.getByLabelText('Name')
  const { rerender } = await render(<TextField label="Name" requiredText="required" hint="As at home." />)
  await expect.element(field).toHaveAccessibleDescription('As at home.')
  await rerender(<TextField label="Name" requiredText="required" hint="As at home." error="Write a name first." />)
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Write a name first.')
})

test('a field without an error is not invalid', async () => {
  await render(<TextField label="Name" />)
  await expect.element(page.getByLabelText('Name')).not.toHaveAttribute('aria-invalid')
})

test('the toggle button shows the password and keeps the value', async () => {
  await render(<PasswordField label="Password" autoComplete="current-password" showLabel="Show it" />)
  const field = page.getByLabelText('Password')
  await field.fill('a long enough one')
  await page.getByRole('button', { name: 'Show it', pressed: false }).click()
  await expect.element(page.getByRole('button', { name: 'Show it', pressed: true })).toBeVisible()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('a long enough one')
})

test('a password is hidden until it is to be shown, and can be pasted and filled in by a password manager', async () => {
  await render(<PasswordField label="Password" autoComplete="new-password" showLabel="Show it" />)
  const field = page.getByLabelText('Password')
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(field).not.toHaveAttribute('readonly')
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  expect(field.element().dispatchEvent(paste)).toBe(true)
})
