import { expect, type Locator, type Page } from '@playwright/test'
import { addMoment, listMoments } from '#shared/moments/contract.ts'
import { signUpFamily } from './family.ts'
import { locateDialog } from './actions.ts'
import { test } from './fixtures.ts'
import { tabAndPress } from './keyboard.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { fullRunOnly } from './sampling.ts'

const face = (page: Page, t: Translator, mood: 'happy' | 'calm') =>
  page.getByText(t(`activities.moods.${mood}`), { exact: true }).first()

/** The weather that is proposed, folded. */
const folded = (page: Page, t: Translator, weather: 'windy' | 'foggy') =>
  page
    .getByRole('button', { name: t('moments.changeWeather') })
    .filter({ hasText: t(`activities.weathers.${weather}`) })

/** Save once there are a face and the weather. */
const saveButton = (page: Page, t: Translator) =>
  page.getByRole('button', { name: t('moments.save', { name: 'Mia' }), exact: true })

/** Save while a row has no choice. */
const chooseButton = (page: Page, t: Translator, row: 'mood' | 'weather') =>
  page.getByRole('button', { name: t(`moments.choose.${row}`) })

/** The button that saves or says what comes next. */
const submitButton = (page: Page) => page.locator('form [type=submit]')

/** Expects an element above the bottom bar. */
const expectAboveBottomBar = async (page: Page, element: Locator): Promise<void> => {
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  const box = await element.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  expect(box?.y).toBeGreaterThan(0)
}

test('the first moment of a day takes three taps, the next one two after "Another moment" [MOM-22, MOM-23, MOM-24]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const params = { childId: children[0]?.id ?? '' }
  await page.goto('/en/moments')
  await expectAboveBottomBar(page, chooseButton(page, t, 'mood'))

  await face(page, t, 'happy').click()
  await expect(chooseButton(page, t, 'weather')).toBeVisible()
  await page.getByText(t('activities.weathers.windy'), { exact: true }).click()
  await saveButton(page, t).click()
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeVisible()

  await page.getByRole('button', { name: t('moments.another') }).click()
  await expect(folded(page, t, 'windy')).toBeVisible()
  await face(page, t, 'calm').click()
  await saveButton(page, t).click()
  await expect(page.locator('[data-moment]')).toHaveCount(2)
  const saved = await api(listMoments, { params, query: {} })
  expect(saved.map(({ weather, mood }) => `${weather} ${mood}`)).toEqual(['windy calm', 'windy happy'])
})

test('the page scrolls to the card of a saved moment [MOM-25]', async ({ page, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await page.setViewportSize({ width: 390, height: 640 })
  await page.goto('/en/moments')
  await face(page, t, 'happy').click()
  await page.getByText(t('activities.weathers.windy'), { exact: true }).click()
  await saveButton(page, t).click()
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeVisible()
  const card = page.locator('[data-moment]').first()
  await expect(async () => expectAboveBottomBar(page, card)).toPass()
})

test('Save sticks above the bottom bar of a low window, and goes with the form [MOM-24, MOM-25]', async ({
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
  await page.setViewportSize({ width: 390, height: 560 })
  await page.goto('/en/moments')
  const button = chooseButton(page, t, 'mood')
  await expectAboveBottomBar(page, button)
  await button.click()
  await expect(page.getByRole('radio', { name: t('activities.moods.happy'), exact: true })).toBeFocused()
  await page.getByText('Day 1', { exact: true }).scrollIntoViewIfNeeded()
  await expect(button).not.toBeInViewport()
  // On a usual phone the place where the card lands is on the first screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('[data-moment]').first()).toBeInViewport()
})

test(
  'saving a story of many lines for yesterday keeps the height of the form [MOM-25]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await signUpFamily(api, ['Mia'])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en/moments')
    await page.getByRole('button', { name: /^Day: / }).click()
    await page.getByRole('menuitemradio', { name: t('activities.yesterday') }).click()
    await face(page, t, 'happy').click()
    await page.getByText(t('activities.weathers.windy'), { exact: true }).click()
    await page.getByRole('textbox', { name: t('moments.story') }).fill('We found a snail.\n'.repeat(5))
    const placeOfSave = async () =>
      (await page.evaluate(() => scrollY)) + ((await submitButton(page).boundingBox())?.y ?? Number.NaN)
    const before = await placeOfSave()
    await saveButton(page, t).click()
    await expect(page.locator('[data-moment]')).toHaveCount(1)
    await expect(page.getByRole('textbox', { name: t('moments.story') })).toHaveValue('')
    await expect.poll(placeOfSave).toBe(before)
  },
)

test('a moment is written with the keyboard alone, and the focus stands on what was saved [MOM-23, NAV-13]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await api(addMoment, { body: { childId: children[0]?.id ?? '', weather: 'foggy', mood: 'sad' } })
  await page.goto('/en/moments')
  await tabAndPress(page, page.getByRole('button', { name: t('moments.another') }))
  await expect(folded(page, t, 'foggy')).toBeVisible()
  await expect(page.getByRole('radio', { name: t('activities.moods.happy'), exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await tabAndPress(page, saveButton(page, t))
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('moments.savedMark') })).toBeFocused()
  await tabAndPress(page, page.getByRole('button', { name: t('moments.another') }))
  await tabAndPress(page, page.getByRole('button', { name: t('moments.moreMoods') }))
  await expect(locateDialog(page, t('moments.moreMoods'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: t('moments.moreMoods') })).toBeFocused()
})

test('nothing jumps when a moment is saved or undone [MOM-25]', fullRunOnly, async ({ page, api, t }) => {
  await watchPage(page)
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  for (const content of ['We found a snail.', 'Soup with grandma.', 'A kite.']) {
    await api(addMoment, { body: { childId, weather: 'cloudy', mood: 'calm', content } })
  }
  await page.goto('/en/moments')
  await page.getByRole('button', { name: t('moments.another') }).click()
  await expect(page.locator('[data-moment]')).toHaveCount(3)
  await expectNothingJumps(page, () => face(page, t, 'happy').click(), {
    until: () => expect(page.getByRole('radio', { name: t('activities.moods.happy'), exact: true })).toBeChecked(),
  })
  await expectNothingJumps(page, () => saveButton(page, t).click(), {
    until: () => expect(page.locator('[data-moment]')).toHaveCount(4),
  })
  await expectNothingJumps(page, () => page.getByRole('button', { name: t('common.undo'), exact: true }).click(), {
    until: () => expect(page.locator('[data-moment]')).toHaveCount(3),
  })
})

test(
  'nothing jumps when moments are opened that have one of today already [MOM-32]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await watchPage(page)
    const { children } = await signUpFamily(api, ['Mia'])
    await page.goto('/en/')
    const module = page
      .getByRole('navigation', { name: t('home.modules') })
      .getByRole('link', { name: t('home.moments') })
    await expect(module).toBeVisible()
    await api(addMoment, { body: { childId: children[0]?.id ?? '', weather: 'foggy', mood: 'sad' } })
    await expectNothingJumps(page, () => module.click(), {
      until: async () => {
        await expect(page.getByRole('button', { name: t('moments.addWords') })).toBeVisible()
        await expect(page.locator('[data-moment]')).toHaveCount(1)
      },
    })
  },
)

test(
  'nothing jumps when the button leads to what is missing, nor when that is chosen [MOM-5, MOM-24]',
  fullRunOnly,
  async ({ page, api, t }) => {
    await watchPage(page)
    const { children } = await signUpFamily(api, ['Mia'])
    const old = { weather: 'cloudy', mood: 'calm', date: '2026-03-05' } as const
    await api(addMoment, { body: { childId: children[0]?.id ?? '', ...old } })
    await page.goto('/en/moments')
    await expect(page.locator('[data-moment]')).toHaveCount(1)
    const asked = page.locator('[data-asked]')
    await expectNothingJumps(page, () => chooseButton(page, t, 'mood').click(), {
      until: () => expect(asked).toBeVisible(),
    })
    await expectNothingJumps(page, () => face(page, t, 'happy').click(), {
      until: () => expect(chooseButton(page, t, 'weather')).toBeVisible(),
    })
    await expectNothingJumps(page, () => page.getByText(t('activities.weathers.windy'), { exact: true }).click(), {
      until: () => expect(saveButton(page, t)).toBeVisible(),
    })
    await expect(page.locator('[data-moment]')).toHaveCount(1)
  },
)

test(
  'Save does not stick in a low window, where faces and Save fit beside each other [MOM-24]',
  fullRunOnly,
  async ({ page, api }) => {
    await signUpFamily(api, ['Mia'])
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/en/moments')
    await expect(submitButton(page)).toBeVisible()
    await expect(page.locator('[data-sticky-action]')).toHaveCSS('position', 'static')
    const faces = await page.getByRole('radiogroup').first().boundingBox()
    const button = await submitButton(page).boundingBox()
    expect(button?.x).toBeGreaterThanOrEqual((faces?.x ?? 0) + (faces?.width ?? 0))
  },
)
