import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { undoActGroup, type GroupUndoResult } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCommand } from './use-command.ts'
import { useUndoGroup } from './use-undo-group.ts'

const groupId = '01900000-0000-7000-8000-000000000001'

const createResult = (status: GroupUndoResult['status'], actId: string = status): GroupUndoResult => ({
  actId,
  childId: 'mia',
  status,
  ...(status === 'undone' ? { balance: 0 } : {}),
})

function Group() {
  const { send } = useUndoGroup()
  const record = useCommand(recordBehavior, { actGroup: () => groupId, failure: 'Not recorded' })
  const body = { childId: 'mia', type: 'reward', title: 'Kite', points: 5 } as const
  return (
    <>
      <Button onClick={() => void record.send({ body })}>{'Record'}</Button>
      <Button onClick={() => void send({ groupId })}>{'Undo all'}</Button>
    </>
  )
}

const renderGroup = async (...statuses: GroupUndoResult['status'][]) => {
  const server = createFakeServer()
  server.respondWith(undoActGroup, { results: statuses.map((status) => createResult(status)) })
  await renderWithProviders(<Group />)
  return server
}

const undoAll = page.getByRole('button', { name: 'Undo all' })

test('acts are sent with their group [UND-33]', async () => {
  const server = await renderGroup()
  await page.getByRole('button', { name: 'Record' }).click()
  await expect.poll(() => server.requests.map(({ actGroup }) => actGroup)).toContain(groupId)
})

test('says that all is undone, also what was undone before [UND-36]', async () => {
  const server = await renderGroup('undone', 'already_undone')
  await undoAll.click()
  await expect.element(page.getByText('Undone: all that was noted together').first()).toBeVisible()
  expect(server.requests.map(({ path }) => path)).toContain(`/api/act-groups/${groupId}/undo`)
})

test('says how many stay and why [UND-36]', async () => {
  await renderGroup('undone', 'undo_newer_first', 'undo_newer_first')
  await undoAll.click()
  await expect.element(page.getByText('Not all of it was undone').first()).toBeVisible()
  await expect
    .element(page.getByText('2 things stay. Something newer builds on this. Undo that first.').first())
    .toBeVisible()
})

test('says that nothing was undone and why [UND-36]', async () => {
  await renderGroup('undo_expired')
  await undoAll.click()
  await expect.element(page.getByText('Not undone').first()).toBeVisible()
  await expect
    .element(page.getByText('One thing stays. After seven days this can no longer be undone.').first())
    .toBeVisible()
})

test('without a connection it offers to try again [UND-36]', async () => {
  const server = await renderGroup('undone')
  const restore = server.interrupt()
  await undoAll.click()
  await expect.element(page.getByText('Not undone').first()).toBeVisible()
  restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Undone: all that was noted together').first()).toBeVisible()
})
