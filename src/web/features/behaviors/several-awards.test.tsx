import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderBehaviors } from '#web/testing/render-behaviors-screen.tsx'
import { noticeMs } from '#web/ui/message.ts'

const tile = page.getByRole('button', { name: 'Tidied toys, 10 points for Mia', exact: true })
const otherTile = page.getByRole('button', { name: 'Said hello, 10 points for Mia', exact: true })
const message = page.getByText('+10 for Mia · Said hello')

test('Undo undoes the last of several awards only; then the earlier one stands again, with its Undo [BEH-43]', async () => {
  const { server } = await renderBehaviors()
  await tile.click()
  await otherTile.click()
  await expect.element(message).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('Undone: Said hello')).toBeVisible()
  const undone = () => server.requests.filter(({ path }) => path.endsWith('/undo'))
  expect(undone()).toHaveLength(1)
  await passTime(noticeMs)
  await expect.element(page.getByText('+10 for Mia · Tidied toys')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  expect(undone()).toHaveLength(2)
})

test('an undo that is answered late leaves the message of the award after it, with its Undo [BEH-43]', async () => {
  const { server } = await renderBehaviors()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await tile.click()
  await expect.element(undo).toBeVisible()
  const respond = server.holdResponses()
  await undo.click()
  await expect.element(undo).not.toBeInTheDocument()
  await otherTile.click()
  await expect.element(message).toBeVisible()
  respond()
  await expect.element(page.getByText('Undone: Tidied toys')).toBeVisible()
  await passTime(noticeMs)
  await expect.element(message).toBeVisible()
  await undo.click()
  await expect.element(page.getByText('Undone: Said hello')).toBeVisible()
})
