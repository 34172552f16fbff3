import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '#shared/contract/client.ts'
import { newAccount } from '#shared/auth/contract.ts'
import { messages as more } from '#web/i18n/messages/en-more.ts'
import { messages } from '#web/i18n/messages/en.ts'
import { Form as Frame } from '#web/ui/form.tsx'
import { useForm } from './form.ts'

const taken = new ApiError(400, 'Bad Request', {
  code: 'invalid_input',
  detail: 'Some fields are not valid.',
  errors: [{ path: 'email', code: 'invalid_email', message: 'This is no address.' }],
})

function Form() {
  const form = useForm(newAccount, {
    initial: { name: ' ', email: 'ana', password: 'short' },
    messages: { 'name.required': 'Please say who you are' },
  })
  const input = { ...form.values, language: 'en', timeZone: 'Europe/Madrid' } as const
  return (
    <Frame form={form} aria-label="Account" pending={false} onSubmit={() => undefined}>
      {(['name', 'email', 'password'] as const).map((field) => (
        <label key={field}>
          {field}
          <input name={field} value={form.values[field]} onChange={form.field(field).onChange} />
          <span data-testid={field}>{form.errorOf(field)}</span>
        </label>
      ))}
      <button type="button" onClick={() => form.check(input)}>
        {'Check'}
      </button>
      <button type="button" onClick={() => form.showError(taken)}>
        {'Refuse'}
      </button>
    </Frame>
  )
}

const renderForm = () =>
  render(
    <IntlProvider locale="en" messages={{ ...messages, ...more }} timeZone="UTC">
      <Form />
    </IntlProvider>,
  )

test('each invalid field shows its error and the first has the focus [DLG-3]', async () => {
  await renderForm()
  await page.getByRole('button', { name: 'Check' }).click()
  await expect.element(page.getByTestId('name')).toHaveTextContent('Please say who you are')
  await expect
    .element(page.getByTestId('email'))
    .toHaveTextContent('Please enter an email address, such as ana@example.org.')
  await expect.element(page.getByTestId('password')).toHaveTextContent('Please use at least 8 characters.')
  expect(document.activeElement?.getAttribute('name')).toBe('name')
})

test('the error of a field goes once the field is changed, and comes with the next check [DLG-3]', async () => {
  await renderForm()
  const check = page.getByRole('button', { name: 'Check' })
  const password = page.getByRole('textbox').nth(2)
  await check.click()
  await password.fill('longer')
  await expect.element(page.getByTestId('password')).toBeEmptyDOMElement()
  await expect.element(page.getByTestId('name')).toHaveTextContent('Please say who you are')
  await check.click()
  await expect.element(page.getByTestId('password')).toHaveTextContent('Please use at least 8 characters.')
})

test('an error from the server is shown at its field [DLG-3, DLG-5]', async () => {
  await renderForm()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect
    .element(page.getByTestId('email'))
    .toHaveTextContent('Please enter an email address, such as ana@example.org.')
  expect(document.activeElement?.getAttribute('name')).toBe('email')
})
