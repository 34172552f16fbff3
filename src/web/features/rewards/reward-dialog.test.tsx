import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listActivities } from '#shared/activities/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { addReward, listRedemptions, listRewards, type Reward } from '#shared/rewards/contract.ts'
import { rewards as en } from '#web/i18n/messages/en/rewards.ts'
import { rewards as es } from '#web/i18n/messages/es/rewards.ts'
import { rewards as zh } from '#web/i18n/messages/zh/rewards.ts'
import { childFixture, userFixture } from '#web/testing/fixtures.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { createFakeServer } from '#web/testing/fake-server.ts'
import { RewardsScreen } from './rewards-screen.tsx'

const mia = childFixture({ points: 100 })

const kit: Reward = {
  id: '01e00000-0000-7000-8000-000000000001',
  childId: mia.id,
  title: 'Craft kit',
  description: null,
  pointsCost: 500,
  category: 'gift',
  imageUrl: null,
  isCustom: true,
  preset: null,
}

const renderDialog = async (rewards: Reward[] = [kit], locale: Locale = 'en') => {
  const server = createFakeServer()
  server.respondWith(listRewards, rewards)
  server.respondWith(listRedemptions, [])
  server.respondWith(listActivities, [])
  server.respondWith(addReward, kit)
  await renderWithProviders(<RewardsScreen user={userFixture()} child={mia} family={[mia]} chips={null} />, { locale })
  return server
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = page.getByRole('textbox', { name: 'Name of the reward' })
const cost = page.getByRole('textbox', { name: 'Points' })
const submit = button('Add the reward')

test('sends no empty fields and trims texts [RWD-15]', async () => {
  const server = await renderDialog()
  await button('Add').click()
  await title.fill('  Trip to the lake ')
  await cost.fill('30')
  await page.getByRole('textbox', { name: 'A few more words' }).fill('   ')
  await submit.click()
  await expect.element(page.getByText('Added: Craft kit')).toBeVisible()
  const [sent] = server.writtenBodies() as [Record<string, unknown>]
  expect(sent).toMatchObject({ title: 'Trip to the lake', pointsCost: 30 })
  expect([sent['description'] || null, sent['imageUrl'] || null]).toEqual([null, null])
})

test.each(['', '0', '-5', '1.5', 'ten', '1000001'])(
  '“%s” is no price: it stays in the field and is not sent [CON-23, RWD-10]',
  async (typed) => {
    const server = await renderDialog()
    await button('Add').click()
    await title.fill('Trip')
    await cost.fill(typed)
    await submit.click()
    await expect.element(page.getByText('Points must be a positive whole number, from 1 to 1,000,000.')).toBeVisible()
    await expect.element(cost).toHaveFocus()
    await expect.element(cost).toHaveValue(typed)
    expect(server.writtenBodies()).toEqual([])
  },
)

test.each([
  ['en', en, '1,000'],
  ['zh', zh, '１０００'],
  ['es', es, '1.000'],
] as const)('accepts a thousand in the number format of %s', async (locale, { form, addOwn }, typed) => {
  const server = await renderDialog([], locale)
  await button(addOwn).first().click()
  await page.getByRole('textbox', { name: form.name }).fill('Bici')
  await page.getByRole('textbox', { name: form.cost }).fill(typed)
  await page.getByRole('dialog').getByRole('button', { name: form.submit }).click()
  await expect.poll(() => server.writtenBodies()).toMatchObject([{ pointsCost: 1000 }])
})

test('closing keeps what was typed [DLG-2]', async () => {
  await renderDialog()
  await button('Add').click()
  await title.fill('Trip')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => title.query()).toBeNull()
  await button('Add').click()
  await expect.element(title).toHaveValue('Trip')
})

test('gifts and privileges have different suggested prices and hints [CON-9, CON-10, RWD-16, RWD-17]', async () => {
  await renderDialog()
  await button('Add').click()
  const picks = page.getByRole('group', { name: 'Quick picks' }).getByRole('button')
  const offered = () => picks.elements().map(({ textContent }) => Number(textContent))
  await expect.element(picks.first()).toBeVisible()
  expect(offered()).toEqual([20, 30, 50, 100, 200, 500])
  await expect
    .element(page.getByText('about 10 points for each pound, euro or dollar that a gift costs', { exact: false }))
    .toBeVisible()
  await page.getByText('type, picture from the web').click()
  await page.getByRole('combobox', { name: 'What kind of thing is it?' }).selectOptions('Privilege')
  await expect.poll(offered).toEqual([30, 60, 120, 180])
  await expect.element(page.getByText('1 minute of privilege is about 1 point', { exact: false })).toBeVisible()
})

test('the form says in lights what a reward costs [RWD-46]', async () => {
  await renderDialog()
  await button('Add').click()
  await page.getByRole('button', { name: '30 points' }).click()
  const dialog = page.getByRole('dialog', { name: 'A reward for Mia' })
  await expect.element(dialog.getByText('3 lights')).toBeVisible()
  expect(dialog.element().querySelectorAll('[data-light="1"]')).toHaveLength(3)
})

test('an empty store offers to add a custom reward [RWD-23]', async () => {
  await renderDialog([])
  await button('Add a reward').first().click()
  await expect.element(page.getByRole('dialog', { name: 'A reward for Mia' })).toBeVisible()
})

test.each([
  ['en', en, /at most 60 minutes/i, /15 to 30 minutes, not on school nights/, /cook the family snack/],
  ['zh', zh, /最多 60 分钟/, /15 到 30 分钟/, /点心/],
  ['es', es, /como mucho 60 minutos/i, /15 a 30 minutos|15 o 30 minutos/, /merienda/],
])('presets that need care have a hint in %s [RWD-4]', (_, { cautions }, screens, bedtime, snack) => {
  expect(cautions.screen_time).toMatch(screens)
  expect(cautions.later_bedtime).toMatch(bedtime)
  expect(cautions.snack_choice).toMatch(snack)
})

test('the form of a ready reward shows its own picture until its name is changed [PIC-4, RWD-15]', async () => {
  const car: Reward = { ...kit, title: 'Toy car', category: 'toy', isCustom: false, preset: 'toy_car' }
  await renderDialog([car])
  await button('More: Toy car').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const picture = page.getByRole('button', { name: /^Picture/ })
  await expect.element(picture).toMatchTextContent('Ready-made')
  await title.fill('A new bike')
  await expect.element(picture).toMatchTextContent('From the name: Bike')
})
