import { expect, type Locator, type Page } from '@playwright/test'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { addMoment, listMoments } from '#shared/moments/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { goTo } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'
import { openSettled } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import { fullRunOnly, sampleLanguages } from './sampling.ts'
import { setHour } from './set-hour.ts'

for (const language of sampleLanguages('es')) {
  test.describe(`how the day was in ${language}`, () => {
    test.use({ language, viewport: { width: 390, height: 844 } })
    test.beforeEach(({ page }) => watchPage(page))

    test('is saved in its place, where nothing jumps, and asked once for each child [HOM-21, HOM-30, DLG-14]', async ({
      page,
      api,
      t,
    }) => {
      const { children } = await signUpFamily(api, ['Mia', 'Leo'])
      const [mia, leo] = children
      if (!mia || !leo) throw new Error('The family has two children.')
      for (const [child, title] of [
        [mia, 'Read for ten minutes'],
        [mia, 'Pack the bag'],
        [leo, 'Practise'],
      ] as const) {
        await api(addHabit, { body: { childId: child.id, title, difficulty: 'easy' } })
      }
      await setHour(page, 18.5)
      await openSettled(page, `/${language}`)
      const card = (key: 'howWas' | 'andDay' | 'savedTo', name: string) =>
        page.getByRole('group', { name: t(`moments.${key}`, { name }), exact: true })
      const tap = (name: string) => page.getByRole('button', { name, exact: true })
      const field = await page.getByRole('textbox', { name: t('sentence.title') }).boundingBox()
      const bar = await page.locator('[data-bottom-bar]').boundingBox()
      expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

      const untilVisible = (what: ReturnType<typeof tap>) => ({ until: () => expect(what).toBeVisible() })
      const path = new URL(page.url()).pathname
      await expectNothingJumps(page, () => tap(t('activities.moods.calm')).click(), untilVisible(tap(t('common.back'))))
      const sunny = tap(t('activities.weathers.sunny'))
      const says = t('moments.savedTo', { name: 'Mia' })
      await expectNothingJumps(page, () => sunny.click(), { ...untilVisible(tap(t('moments.addWords'))), says })
      await expectNothingJumps(page, () => tap(t('common.undo')).click(), untilVisible(card('howWas', 'Mia')))
      await tap(t('activities.moods.happy')).click()
      await sunny.click()
      const next = tap(t('moments.nextChild', { name: 'Leo' }))
      await expectNothingJumps(page, () => next.click(), untilVisible(card('andDay', 'Leo')))
      expect(new URL(page.url()).pathname).toBe(path)

      await page.reload()
      await expect(card('andDay', 'Leo')).toBeVisible()
      await tap(t('activities.moods.tired')).click()
      await expect(card('savedTo', 'Leo')).toBeVisible()
      await page.goto(`/${language}/rewards`)
      await page.goto(`/${language}`)
      await expect(page.getByRole('heading', { name: t('home.dayOf', { name: 'Mia' }) })).toBeVisible()
      await page.waitForLoadState('networkidle')
      for (const name of ['Mia', 'Leo'])
        await expect(card('howWas', name).or(card('andDay', name)).or(card('savedTo', name))).toHaveCount(0)
      const saved = await Promise.all(
        [mia, leo].map(({ id }) => api(listMoments, { params: { childId: id }, query: {} })),
      )
      expect(saved.map((all) => all.map(({ mood, weather }) => [mood, weather]))).toEqual([
        [['happy', 'sunny']],
        [['tired', 'sunny']],
      ])
    })
  })
}

/** Taps twice as fast as the browser takes it, without waiting for what the first tap does. */
const doubleTap = async (page: Page, target: Locator) => {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const press = (type: 'mousePressed' | 'mouseReleased', clickCount: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      button: 'left',
      clickCount,
    })
  await Promise.all([1, 2].flatMap((count) => [press('mousePressed', count), press('mouseReleased', count)]))
}

test('the second tap of a double tap on a face reaches no weather; one after 0.35 seconds does [HOM-30]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  await setHour(page, 18.5)
  await openSettled(page, '/en')
  const tap = (name: string) => page.getByRole('button', { name, exact: true })
  await doubleTap(page, tap(t('activities.moods.sad')))
  await expect(tap(t('common.back'))).toBeVisible()
  const saved = () => api(listMoments, { params: { childId: children[0]?.id ?? '' }, query: {} })
  expect(await saved()).toEqual([])
  await tap(t('activities.weathers.stormy')).click()
  await expect(tap(t('moments.addWords'))).toBeVisible()
  expect((await saved()).map(({ mood, weather }) => [mood, weather])).toEqual([['sad', 'stormy']])
})

test('home opened from another page is the same as opened first [HOM-21, HOM-28]', async ({ page, api, t }) => {
  const { children } = await signUpFamily(api, ['Mia', 'Leo'])
  for (const { id: childId } of children) await api(addMoment, { body: { childId, mood: 'calm', weather: 'sunny' } })
  const [mia] = children
  const { id } = await api(addHabit, { body: { childId: mia?.id ?? '', title: 'Brush teeth', difficulty: 'easy' } })
  await api(checkIn, { params: { habitId: id }, body: { date: dayIn(Date.now(), 'Europe/Madrid') } })
  await setHour(page, 19)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/timeline')
  await goTo(page, t, 'home')
  await expect(page.locator('[data-all-done]')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(t('moments.howWas', { name: 'Mia' }))).toHaveCount(0)
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-hero', 'across')
})

test(
  'on a phone on its side the words below its faces and the field for what happened are in view [HOM-24, HOM-30]',
  fullRunOnly,
  async ({ page, api, t }) => {
    const { children } = await signUpFamily(api, ['Mia', 'Leo'])
    for (const { id: childId } of children)
      await api(addHabit, { body: { childId, title: 'Brush teeth', difficulty: 'easy' } })
    await setHour(page, 19)
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/en')
    const word = page.getByRole('button', { name: t('activities.moods.tired'), exact: true })
    await expect(word).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('textbox', { name: t('sentence.title') })).toBeInViewport({ ratio: 1 })
  },
)
