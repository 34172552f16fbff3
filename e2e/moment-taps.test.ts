import { expect, type Locator, type Page } from '@playwright/test'
import { addMoment, listMoments } from '#shared/moments/contract.ts'
import { signUpFamily } from './family.ts'
import { expectMessage, locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import { tabAndPress, tabTo } from './keyboard.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'

const face = (page: Page, t: Translator, mood: 'happy' | 'calm') =>
  page.getByText(t(`activities.moods.${mood}`), { exact: true }).first()

const saveButton = (page: Page, t: Translator) => page.getByRole('button', { name: t('moments.save', { name: 'Mia' }) })

/** Expects the lower edge of an element above the bottom bar. */
const expectAboveBottomBar = async (page: Page, element: Locator): Promise<void> => {
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  const box = await element.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(box?.y).toBeGreaterThan(0)
}

test('the first moment of a day takes three taps, the next one two [MOM-22, MOM-23, MOM-24]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const params = { childId: children[0]?.id ?? '' }
  await page.goto('/en/moments')
  await expectAboveBottomBar(page, page.getByRole('button', { name: t('moments.chooseFace') }))

  await face(page, t, 'happy').click()
  await page.getByText(t('activities.weathers.windy'), { exact: true }).click()
  await saveButton(page, t).click()
  await expectMessage(page, t, t('moments.saved', { name: 'Mia' }))

  // The row stays until the next visit, so that nothing moves.
  await expect(page.getByRole('radio', { name: t('activities.weathers.windy'), exact: true })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('button', { name: t('moments.changeWeather') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('moments.chooseFace') })).toBeVisible()
  await face(page, t, 'calm').click()
  await saveButton(page, t).click()
  await expect(page.locator('[data-moment]')).toHaveCount(2)
  const saved = await api(listMoments, { params, query: {} })
  expect(saved.map(({ weather, mood }) => `${weather} ${mood}`)).toEqual(['windy calm', 'windy happy'])
})

test('the button stays in reach while older moments are read, and leads back to the faces [MOM-24]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  for (let n = 1; n <= 8; n++) {
    await api(addMoment, {
      body: { childId, weather: 'sunny', mood: 'proud', content: `Day ${n}`, date: `2026-0${n}-05` },
    })
  }
  await page.goto('/en/moments')
  await page.getByText('Day 1', { exact: true }).scrollIntoViewIfNeeded()
  const button = page.getByRole('button', { name: t('moments.chooseFace') })
  await expectAboveBottomBar(page, button)
  await button.click()
  const happy = page.getByRole('radio', { name: t('activities.moods.happy'), exact: true })
  await expect(happy).toBeFocused()
  await expect(face(page, t, 'happy')).toBeInViewport()
})

test('a moment is written with the keyboard alone, and the focus stays on the button [MOM-23, NAV-13]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await api(addMoment, { body: { childId: children[0]?.id ?? '', weather: 'foggy', mood: 'sad' } })
  await page.goto('/en/moments')
  await expect(page.getByRole('button', { name: t('moments.changeWeather') })).toBeVisible()
  await tabTo(page, page.getByRole('radio', { name: t('activities.moods.happy'), exact: true }))
  await page.keyboard.press('Space')
  await tabAndPress(page, saveButton(page, t))
  await expectMessage(page, t, t('moments.saved', { name: 'Mia' }))
  await expect(page.getByRole('button', { name: t('moments.chooseFace') })).toBeFocused()
  await tabAndPress(page, page.getByRole('button', { name: t('moments.moreMoods') }))
  await expect(locateDialog(page, t('moments.moreMoods'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('moments.moreMoods') })).toBeFocused()
})

test('nothing jumps when a moment is saved or undone [MOM-25]', async ({ page, api, t }) => {
  await watchPage(page)
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  for (const content of ['We found a snail.', 'Soup with grandma.', 'A kite.']) {
    await api(addMoment, { body: { childId, weather: 'cloudy', mood: 'calm', content } })
  }
  await page.goto('/en/moments')
  await expect(page.locator('[data-moment]')).toHaveCount(3)
  await face(page, t, 'happy').click()
  await expectNothingJumps(page, () => saveButton(page, t).click(), {
    until: () => expect(page.locator('[data-moment]')).toHaveCount(4),
  })
  await expectNothingJumps(page, () => page.getByRole('button', { name: t('common.undo'), exact: true }).click(), {
    until: () => expect(page.locator('[data-moment]')).toHaveCount(3),
  })
})
