import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Button } from '#web/ui/button.tsx'
import { showMessage } from '#web/ui/message.ts'
import { useShowError } from './use-show-error.ts'

const ended = new ApiError(401, 'Unauthorized', { code: 'signed_out' })

function Writes() {
  const showError = useShowError()
  return (
    <>
      <Button onClick={() => showError(new OfflineError('lost'), { title: 'Not saved' })}>
        {'Save without a network'}
      </Button>
      <Button
        onClick={() => {
          showMessage({ title: 'You are signed out', kind: 'failure' })
          showError(ended, { title: 'Not saved' })
        }}
      >
        {'Save after the end of the session'}
      </Button>
    </>
  )
}

test('a failed write shows what failed and why', async () => {
  await renderWithProviders(<Writes />)
  await page.getByRole('button', { name: 'Save without a network' }).click()
  await expect.element(page.getByText('Not saved', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText(/needs a connection/).first()).toBeVisible()
})

test('a write after the end of the session shows no message of its own', async () => {
  await renderWithProviders(<Writes />)
  await page.getByRole('button', { name: 'Save after the end of the session' }).click()
  await expect.element(page.getByText('You are signed out', { exact: true }).first()).toBeVisible()
  await expect.element(page.getByText('Not saved', { exact: true })).not.toBeInTheDocument()
})
