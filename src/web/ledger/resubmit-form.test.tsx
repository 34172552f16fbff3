import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { forgetUnsavedActs, retryUnsavedActs } from '#web/lib/unsaved-acts.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { useCommand } from './use-command.ts'

afterEach(forgetUnsavedActs)

const mia = childFixture()

const retry = page.getByRole('button', { name: 'Try again' })

function AwardForm() {
  const [points, setPoints] = useState(5)
  const { send } = useCommand(recordBehavior, {
    input: (sent: number) => ({ body: { childId: mia.id, type: 'reward' as const, title: 'Kite', points: sent } }),
    failure: 'Not recorded',
    nameOf: (sent) => `+${sent} for Mia`,
  })
  return (
    <Form form={{ ref: null }} pending={false} onSubmit={() => void (points > 0 && send(points))}>
      <Button onClick={() => setPoints(0)}>{'None'}</Button>
      <Button onClick={() => setPoints(9)}>{'Nine'}</Button>
      <Button type="submit">{'Save'}</Button>
    </Form>
  )
}

/** Sends a form, which the server rejects; returns the server. */
const renderUnsavedForm = async () => {
  const server = createFakeServer()
  server.rejectWith(recordBehavior, 'unavailable')
  await renderWithProviders(<AwardForm />)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(retry).toBeVisible()
  return server
}

test('a form that could not be sent is submitted again as it is now [DLG-8]', async () => {
  const server = await renderUnsavedForm()
  await page.getByRole('button', { name: 'Nine' }).click()
  await retry.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 9 }])
})

test('a form that was incomplete when it was submitted again is submitted with the next unsaved acts [DLG-8]', async () => {
  const server = await renderUnsavedForm()
  await page.getByRole('button', { name: 'None' }).click()
  await retry.click()
  await page.getByRole('button', { name: 'Nine' }).click()
  retryUnsavedActs()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 9 }])
})
