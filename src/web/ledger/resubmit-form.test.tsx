import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { listUnsavedActs } from '#web/lib/unsaved-acts.ts'
import { childFixture, recordedAward } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { useCommand } from './use-command.ts'

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

const showNine = () => page.getByRole('button', { name: 'Nine' }).click()

test('a form that could not be sent is submitted again as it is now, and that is all of it [DLG-8]', async () => {
  const server = await renderUnsavedForm()
  await showNine()
  server.respondWith(recordBehavior, recordedAward)
  await retry.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 9 }])
  await expect.poll(listUnsavedActs).toEqual([])
})

test('what was changed and saved by hand is not sent as it was before [DLG-8]', async () => {
  const server = await renderUnsavedForm()
  await showNine()
  server.respondWith(recordBehavior, recordedAward)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 9 }])
  expect(listUnsavedActs()).toEqual([])
})

test('a form that is incomplete when it is submitted again can be submitted once more [DLG-8, STT-9]', async () => {
  const server = await renderUnsavedForm()
  await page.getByRole('button', { name: 'None' }).click()
  await retry.click()
  await showNine()
  await retry.click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ points: 5 }, { points: 9 }])
})
