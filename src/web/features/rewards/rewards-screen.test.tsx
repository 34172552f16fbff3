import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { addReward, listRewards } from '#shared/rewards/contract.ts'
import { bedtime, book, createReward, kit, mia, promise, renderRewards } from '#web/testing/render-rewards-screen.tsx'

const title = page.getByRole('textbox', { name: 'Name of the reward' })
const cost = page.getByRole('textbox', { name: 'Points' })
const chooseInMenu = async (reward: string, item: string) => {
  await page.getByRole('button', { name: `More: ${reward}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const chooseKind = async (kind: string) => {
  await page.getByRole('button', { name: /^Type/ }).click()
  await page.getByRole('menuitemradio', { name: kind }).click()
}

test('a reward out of reach shows what is missing and no button; its sheet says cost and points [RWD-30]', async () => {
  await renderRewards()
  await expect.element(page.getByText('400 more points')).toBeVisible()
  expect(page.getByRole('button', { name: /^Redeem Craft kit/ }).query()).toBeNull()
  expect(document.querySelectorAll('[data-reward] [aria-disabled], [data-reward] :disabled')).toHaveLength(0)
  await page.getByRole('heading', { name: 'Craft kit' }).getByRole('button').click()
  const sheet = page.getByRole('dialog', { name: 'Craft kit' })
  await expect.element(sheet.getByText('Insufficient points')).toBeVisible()
  await expect.element(sheet.getByText('Mia has 100 of 500 points.')).toBeVisible()
})

test('the sheet of a reward redeems it, too [RWD-22]', async () => {
  const { server } = await renderRewards()
  await page.getByRole('heading', { name: 'Story book' }).getByRole('button').click()
  await page
    .getByRole('dialog', { name: 'Story book' })
    .getByRole('button', { name: /^Redeem/ })
    .click()
  await expect.element(page.getByText('Mia chose “Story book”')).toBeVisible()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('the nearest reward out of reach stands above, the others by price [RWD-45]', async () => {
  await renderRewards()
  const titles = () =>
    page
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.element(page.getByText('Next for Mia')).toBeVisible()
  expect(titles()).toEqual(['Craft kit', 'Later bedtime', 'Story book'])
})

test('the next wish says in one line each how far it is, on a small phone in Spanish, too [RWD-45, RWD-46]', async () => {
  await page.viewport(360, 740)
  const dear = createReward(8, { title: 'Noche de juegos', pointsCost: 1500 })
  await renderRewards({ locale: 'es', child: { ...mia, points: 1240 }, rewards: [dear] })
  const next = page.getByRole('region', { name: 'Próximo premio de Mia' })
  const lines = (text: string) => {
    const element = next.getByText(text, { exact: true }).element()
    return Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))
  }
  await expect.element(next.getByText('Faltan 260 puntos')).toBeVisible()
  expect(lines('Próximo premio de Mia')).toBe(1)
  expect(lines('1240 de 1500')).toBe(1)
  expect(next.element().getBoundingClientRect().height).toBeLessThanOrEqual(176)
})

test('the menu of the next wish covers none of its lights in a wide window [RWD-45, RWD-46]', async () => {
  await page.viewport(900, 800)
  await renderRewards({ rewards: [createReward(8, { pointsCost: 150 })] })
  const menu = page.getByRole('button', { name: 'More: Craft kit' })
  await expect.element(menu).toBeVisible()
  const dots = menu.element().querySelector('svg')?.getBoundingClientRect()
  const rights = [...document.querySelectorAll('[data-light]')].map((light) => light.getBoundingClientRect().right)
  expect(rights).toHaveLength(15)
  expect(Math.max(...rights)).toBeLessThanOrEqual(dots?.left ?? 0)
})

test('a menu shows one kind, or all again [RWD-18, RWD-19, RWD-20]', async () => {
  await renderRewards()
  await chooseKind('Privileges')
  await expect.element(page.getByRole('button', { name: 'Type: Privileges' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Later bedtime' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Story book' })).not.toBeInTheDocument()
  await chooseKind('Our own')
  await expect.element(page.getByRole('heading', { name: 'Later bedtime' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Craft kit' })).toBeVisible()
  await chooseKind('All')
  await expect.element(page.getByRole('heading', { name: 'Later bedtime' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Type', exact: true })).toBeVisible()
})

test('a kind chooses the next wish above, too [RWD-18]', async () => {
  await renderRewards({ rewards: [book, bedtime, createReward(8, { category: 'privilege', pointsCost: 150 })] })
  await expect.element(page.getByText('Next for Mia')).toBeVisible()
  await chooseKind('Gifts')
  await expect.element(page.getByText('Next for Mia')).not.toBeInTheDocument()
  await chooseKind('Privileges')
  await expect.element(page.getByText('Next for Mia')).toBeVisible()
})

test('a preset is translated [LNG-9, RWD-4]', async () => {
  await renderRewards({ locale: 'zh' })
  await expect.element(page.getByRole('heading', { name: '故事书' })).toBeVisible()
  await page.getByRole('heading', { name: '晚点睡' }).getByRole('button').click()
  await expect.element(page.getByText('晚 15 到 30 分钟，第二天上学就不用。')).toBeVisible()
})

test('deleting a reward can be undone with the act id that the app generated [DLG-10, DLG-12, RWD-22]', async () => {
  const { server } = await renderRewards()
  server.respondWith(listRewards, [book, bedtime])
  await chooseInMenu('Craft kit', 'Delete')
  await expect.element(page.getByText('Deleted: Craft kit')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('Undone: Craft kit')).toBeVisible()
  expect(server.requests.filter(({ path }) => /^\/api\/acts\/[0-9a-f-]{36}\/undo$/.test(path))).toHaveLength(1)
})

test('a new reward requires a name and an integer price, and the form keeps its values [DLG-10, RWD-9, RWD-10]', async () => {
  const { server } = await renderRewards()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(page.getByText('Please enter the name of the reward.')).toBeVisible()
  await expect.element(page.getByText('Points must be a positive whole number, from 1 to 1,000,000.')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await title.fill('Trip to the lake')
  await page.getByRole('button', { name: '200 points' }).click()
  await expect.element(cost).toHaveValue('200')
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(page.getByText('Added: Craft kit')).toBeVisible()
  expect(server.writtenBodies()).toMatchObject([{ title: 'Trip to the lake', pointsCost: 200, category: 'gift' }])
})

test('an image URL must be public and https [RWD-11]', async () => {
  await renderRewards()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await title.fill('Trip')
  await cost.fill('10')
  await page.getByText('type, picture from the web').click()
  const image = page.getByRole('textbox', { name: 'Picture from the web' })
  await image.fill('http://localhost/x.png')
  await page.getByText('type, picture from the web').click()
  await expect.poll(() => image.query()).toBeNull()
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(image).toHaveFocus()
})

test('a reward that was just added stands first and is marked as new, whatever is filtered [RWD-47]', async () => {
  const { server } = await renderRewards()
  const trip = createReward(9, { title: 'Trip', pointsCost: 90 })
  await chooseKind('Privileges')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await title.fill('Trip')
  await cost.fill('90')
  server.respondWith(addReward, trip)
  server.respondWith(listRewards, [trip, kit, book, bedtime])
  await page.getByRole('button', { name: 'Add the reward' }).click()
  const cards = page.getByRole('list', { name: 'Rewards' }).getByRole('listitem')
  await expect.element(cards.first().getByText('New', { exact: true })).toBeVisible()
  await expect.element(cards.first().getByRole('heading', { name: 'Trip' })).toBeVisible()
  await expect.element(cards.nth(1).getByRole('heading', { name: 'Later bedtime' })).toBeVisible()
})

test('the next wish is chosen again when one is added, changed or deleted [RWD-45, RWD-47]', async () => {
  const { server } = await renderRewards()
  const trip = createReward(9, { title: 'Trip', pointsCost: 120 })
  const next = page.getByRole('region', { name: 'Next for Mia' })
  await expect.element(next.getByRole('heading', { name: 'Craft kit' })).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await title.fill('Trip')
  await cost.fill('120')
  server.respondWith(addReward, trip)
  server.respondWith(listRewards, [trip, kit, book, bedtime])
  await page.getByRole('button', { name: 'Add the reward' }).click()
  await expect.element(next.getByRole('heading', { name: 'Trip' })).toBeVisible()
  await expect.element(next.getByText('New', { exact: true })).toBeInViewport()
  server.respondWith(listRewards, [{ ...trip, pointsCost: 600 }, kit, book, bedtime])
  await chooseInMenu('Trip', 'Edit')
  await cost.fill('600')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(next.getByRole('heading', { name: 'Craft kit' })).toBeVisible()
  server.respondWith(listRewards, [{ ...trip, pointsCost: 600 }, book, bedtime])
  await chooseInMenu('Craft kit', 'Delete')
  await expect.element(next.getByRole('heading', { name: 'Trip' })).toBeVisible()
})

test('a promised reward is a row below the cards that leads to its promise [RWD-22, RWD-45, RWD-48]', async () => {
  await renderRewards({ promises: [promise] })
  const card = page.getByRole('listitem').filter({ hasText: 'Story book' })
  await expect.element(card).toBeVisible()
  await expect.element(card.getByRole('button', { name: /^Redeem/ })).not.toBeInTheDocument()
  const above = page.getByRole('listitem').filter({ hasText: 'Later bedtime' }).element().getBoundingClientRect()
  expect(card.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(above.bottom)
  expect(card.element().getBoundingClientRect().height).toBeLessThan(above.height / 2)
  await card.getByRole('button', { name: /^Promised: Story book/ }).click()
  await expect.element(page.getByRole('button', { name: 'All rewards' })).toHaveFocus()
  await expect.element(page.getByRole('list', { name: 'To give' }).getByText('Story book')).toBeVisible()
})

test('the sheet of a promised reward redeems it once more [RWD-29, RWD-48]', async () => {
  const { server } = await renderRewards({ promises: [promise] })
  await page.getByRole('heading', { name: 'Story book' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Once more: redeem Story book for Mia, 80 points' }).click()
  await expect.element(page.getByText('Mia chose “Story book”')).toBeVisible()
  expect(server.writtenBodies()).toHaveLength(1)
})

test('cards of a row have menu and button at the same heights, and the menu stands in a corner of the picture [RWD-22]', async () => {
  const { server } = await renderRewards()
  const long = createReward(8, { title: 'An evening with all the board games that we have', pointsCost: 9999 })
  server.respondWith(listRewards, [kit, book, bedtime, long])
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  await expect.element(card('Later bedtime')).toBeVisible()
  const boxOf = (title: string, name: RegExp) =>
    card(title).getByRole('button', { name }).element().getBoundingClientRect()
  expect(boxOf('Later bedtime', /^More/).top).toBe(boxOf('Story book', /^More/).top)
  expect(boxOf('Later bedtime', /^Redeem/).top).toBe(boxOf('Story book', /^Redeem/).top)
  const picture = card('Story book').element().querySelector('svg')?.getBoundingClientRect() ?? new DOMRect()
  const menu = boxOf('Story book', /^More/)
  expect(menu.left).toBeGreaterThan(picture.left + picture.width / 2)
  expect(menu.bottom).toBeLessThan(picture.top + picture.height * 0.6)
})

test('a balance below zero is told in words [RWD-30]', async () => {
  await renderRewards({ child: { ...mia, points: -12 } })
  await expect.element(page.getByText('The jar is 12 below zero')).toBeVisible()
  await page.getByRole('heading', { name: 'Later bedtime' }).getByRole('button').click()
  await expect.element(page.getByText('Mia’s jar is 12 below zero. This costs 40 points.')).toBeVisible()
})

test('sends only changed fields, so that a preset keeps its translations [RWD-39]', async () => {
  const { server } = await renderRewards()
  await chooseInMenu('Story book', 'Edit')
  await cost.fill('90')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Saved: Craft kit')).toBeVisible()
  expect(server.writtenBodies()).toEqual([{ pointsCost: 90 }])
})
