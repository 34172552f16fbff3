import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listRedemptions, redeemReward } from '#shared/rewards/contract.ts'
import { showMessage } from '#web/ui/message.ts'
import { Feast } from '#web/ledger/feast.tsx'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { book, createReward, kit, mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const redeemButton = page.getByRole('button', { name: 'Redeem Story book for Mia, 80 points' })
const scene = page.getByRole('dialog', { name: 'Story book' })
const ticket = scene.getByRole('status')

test('redeeming fills the screen, says once what was chosen, and can be undone [DLG-10, DLG-12, DLG-13, RWD-22, RWD-36, RWD-44]', async () => {
  const { server, balance } = await renderRewards()
  await redeemButton.click()
  await expect.element(ticket.getByText('Mia chose “Story book”')).toBeInTheDocument()
  await expect.element(ticket.getByText('Promised today', { exact: false })).toBeInTheDocument()
  await expect.element(scene.getByText('20', { exact: true })).toBeVisible()
  expect(page.getByText('Mia chose “Story book”').elements()).toHaveLength(1)
  expect(server.writtenBodies()).toEqual([{ childId: mia.id, rewardId: book.id, pointsSpent: 80 }])
  expect(balance()).toBe(20)
  await scene.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Points returned: Story book · +80')).toBeVisible()
  await expect.element(scene).not.toBeInTheDocument()
  expect(balance()).toBe(100)
})

test('once the scene has closed, a message can undo it [RWD-44]', async () => {
  const { balance } = await renderRewards()
  await redeemButton.click()
  await expect.element(scene.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(scene).not.toBeInTheDocument()
  await expect.element(page.getByText('Promised to Mia: Story book')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.element(page.getByText('Points returned: Story book · +80')).toBeVisible()
  expect(balance()).toBe(100)
})

/** Records each state that is seen while the scene does not cover the whole screen yet. */
const recordUncovered = (readState: () => unknown): unknown[] => {
  const states: unknown[] = []
  const isCovered = () => {
    const cover = document.querySelector('.redeem-scene')
    return cover !== null && getComputedStyle(cover).opacity === '1'
  }
  const record = () => {
    if (isCovered()) return
    const state = JSON.stringify(readState())
    if (state !== states.at(-1)) states.push(state)
    requestAnimationFrame(record)
  }
  record()
  return states
}

test('the list and the balance keep still until the scene covers them [RWD-44]', async () => {
  const { server, balance } = await renderRewards()
  await expect.element(redeemButton).toBeVisible()
  server.respondWith(listRedemptions, [promise])
  const card = () => page.getByRole('listitem').filter({ hasText: 'Story book' }).query()
  const states = recordUncovered(() => [balance(), card()?.textContent, card()?.getBoundingClientRect().top])
  await redeemButton.click()
  await expect.element(ticket.getByText('Mia chose “Story book”')).toBeInTheDocument()
  expect(balance()).toBe(20)
  expect(states).toHaveLength(1)
})

test('the button of the next wish keeps its width while it is redeemed [RWD-44]', async () => {
  const { server } = await renderRewards({ child: { ...mia, points: 500 }, rewards: [kit] })
  const button = page.getByRole('button', { name: 'Redeem Craft kit for Mia, 500 points' })
  await expect.element(button).toBeVisible()
  const element = button.element()
  const width = element.getBoundingClientRect().width
  server.neverRespond()
  await button.click()
  await expect.element(page.getByRole('dialog', { name: 'Craft kit' })).toBeVisible()
  expect(element).toHaveAttribute('aria-busy')
  await expect.poll(() => element.getBoundingClientRect().width).toBe(width)
})

test('an undo in the scene leaves no second one behind [RWD-44]', async () => {
  await renderRewards()
  await redeemButton.click()
  await scene.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Points returned: Story book · +80')).toBeVisible()
  await expect.element(scene).not.toBeInTheDocument()
  expect(page.getByRole('button', { name: 'Undo', exact: true }).elements()).toEqual([])
})

test('a badge that comes with a redemption is on its ticket, and what it is for is a tap away [BDG-12, RWD-44]', async () => {
  const { server } = await renderRewards()
  const badge = {
    id: 'first_wish',
    title: 'First wish',
    iconName: 'gift',
    description: '',
    awardedAt: promise.redeemedAt,
  }
  server.respondWith(redeemReward, { ...promise, balance: 20, badges: [badge] })
  await redeemButton.click()
  await ticket.getByRole('button', { name: 'New badge: First wish' }).click()
  await expect.element(scene).not.toBeInTheDocument()
  await renderWithProviders(<Feast />)
  await expect.element(page.getByRole('dialog', { name: 'Mia First wish' })).toBeVisible()
})

test('no light flies before the response, at most five after it, and a tap or Escape closes the scene [RWD-44]', async () => {
  const { server } = await renderRewards()
  await expect.element(redeemButton).toBeVisible()
  const respond = server.holdResponses()
  await redeemButton.click()
  await expect.element(scene).toBeVisible()
  expect(document.querySelector('[data-redeem-lights]')).toBeNull()
  respond()
  await expect.poll(() => document.querySelectorAll('[data-redeem-lights] svg').length).toBe(5)
  await expect.element(scene.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(scene).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Story book' }).getByRole('button')).toHaveFocus()
})

test('what was said before ends when a reward is redeemed, unless it was not saved [RWD-44]', async () => {
  await renderRewards()
  await expect.element(redeemButton).toBeVisible()
  showMessage({ title: 'Returned: Stickers', action: { label: 'Undo', onClick: () => undefined } })
  await expect.element(page.getByText('Returned: Stickers')).toBeVisible()
  await redeemButton.click()
  await expect.element(scene).toBeVisible()
  await expect.element(scene.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(scene).not.toBeInTheDocument()
  expect(page.getByText('Returned: Stickers').elements()).toEqual([])
})

test('a scene that is closed before the response leaves a button that waits, then a message with undo [RWD-44]', async () => {
  const { server } = await renderRewards()
  await expect.element(redeemButton).toBeVisible()
  const respond = server.holdResponses()
  await redeemButton.click()
  await expect.element(scene).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(scene).not.toBeInTheDocument()
  await expect.element(redeemButton).toHaveAttribute('aria-disabled', 'true')
  respond()
  await expect.element(page.getByText('Promised to Mia: Story book')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Points returned: Story book · +80')).toBeVisible()
})

test.each([
  ['insufficient_points', 'Insufficient points'],
  ['reward_price_changed', 'Not redeemed'],
] as const)('a rejection with %s closes the scene and says why [DLG-8, RWD-30, RWD-44]', async (code, reason) => {
  const { server, balance } = await renderRewards()
  server.rejectWith(redeemReward, code)
  await redeemButton.click()
  await expect.element(page.getByText(reason).first()).toBeVisible()
  await expect.element(scene).not.toBeInTheDocument()
  expect(balance()).toBe(100)
})

test('a double click redeems once', async () => {
  const { server } = await renderRewards()
  server.respondWith(redeemReward, { ...promise, balance: 100 })
  await redeemButton.dblClick()
  await expect.element(ticket.getByText('Mia chose “Story book”')).toBeInTheDocument()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('the row of promised rewards says that they were before, while what was just redeemed stands as a card [RWD-18, RWD-45]', async () => {
  const [snack, drum] = [
    createReward(4, { title: 'Snack', pointsCost: 20 }),
    createReward(5, { title: 'Drum', pointsCost: 30 }),
  ]
  const promises = [snack, drum].map(({ id, title }, nth) => ({
    ...promise,
    id: `${promise.id.slice(0, -1)}${nth + 5}`,
    rewardId: id,
    title,
  }))
  const { server } = await renderRewards({ rewards: [kit, book, snack, drum], promises })
  await expect.element(page.getByRole('button', { name: '2 promised' })).toBeVisible()
  server.respondWith(listRedemptions, [promise, ...promises])
  await redeemButton.click()
  await expect.element(scene.getByRole('button', { name: 'Continue' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(scene).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /Promises, 3 to give/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '2 promised before' })).toBeVisible()
})
