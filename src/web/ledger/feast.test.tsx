import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { passTime } from '#web/testing/clock.ts'
import { renderWithProviders } from '#web/testing/render-with-providers.tsx'
import { showFeast, type FeastContent } from '#web/ui/feast-queue.ts'
import { countFlyingLights } from '#web/ui/flight-path.ts'
import { deafMs, Feast } from './feast.tsx'

const child = { id: 'mia', name: 'Mia', avatarUrl: '🐻' }

const createContent = (overrides: Partial<FeastContent> = {}): FeastContent => ({
  child,
  title: 'Rope jumps',
  text: 'Skill completed: 60 times',
  points: 50,
  iconName: 'trophy',
  badges: [{ id: 'skill_master', title: 'Skill Master', iconName: 'trophy' }],
  ...overrides,
})

const renderFeast = () =>
  renderWithProviders(
    <>
      <button type="button">{'Record'}</button>
      <Feast />
    </>,
  )

const feast = () => document.querySelector('dialog')
const goOn = page.getByRole('button', { name: 'Continue' })

/** Presses a key once the feast heeds it: in its first moments it heeds nothing. */
const press = async (key: string) => {
  await passTime(deafMs)
  await userEvent.keyboard(key)
}

/** Ends the feast on screen. */
const endFeastByKey = async () => {
  await expect.element(goOn).toBeVisible()
  await press('{Escape}')
  await expect.poll(feast).toBeNull()
}

test('names the child, what was reached and what came with it, and takes the focus [BDG-7, JOY-6, JOY-7]', async () => {
  await renderFeast()
  await page.getByRole('button', { name: 'Record' }).click()
  showFeast(createContent())
  const dialog = page.getByRole('dialog', { name: 'Mia Rope jumps' })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog).toHaveAccessibleDescription('Skill completed: 60 times')
  await expect.element(dialog.getByText('+50')).toBeVisible()
  await expect.element(dialog.getByText('New badge: Skill star')).toBeVisible()
  await expect.element(goOn).toHaveFocus()
  await endFeastByKey()
  await expect.element(page.getByRole('button', { name: 'Record' })).toHaveFocus()
})

test('shows the sentence of praise that there was no time to read before [JOY-6]', async () => {
  await renderFeast()
  showFeast(createContent({ title: 'The first light', text: 'It shines.', sentence: 'Say: “You did that.”' }))
  await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('It shines. Say: “You did that.”')
  await endFeastByKey()
})

test('on a phone held sideways nothing of it is cut off [JOY-6]', async () => {
  await page.viewport(844, 390)
  await renderFeast()
  showFeast(createContent({ sentence: 'Say: “You kept practising until you could do it.”', onUndo: () => undefined }))
  for (const text of ['Mia', 'Rope jumps', 'New badge: Skill star', 'Continue', 'Undo']) {
    await expect.element(page.getByRole('dialog').getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
  }
  expect(feast()?.scrollHeight).toBe(390)
  await endFeastByKey()
})

test('a badge is celebrated by its name and the practice it stands for, with further ones beside it [BDG-7, BDG-10]', async () => {
  await renderFeast()
  const badges = [
    { id: 'ten_deeds', title: 'Ten good deeds', iconName: 'star' },
    { id: 'newer_kind', title: 'Of a newer server', iconName: 'crown' },
  ]
  showFeast({ child, points: 10, badges })
  const dialog = page.getByRole('dialog', { name: 'Mia Ten good deeds' })
  await expect.element(dialog).toHaveAccessibleDescription('For doing something good, ten times.')
  await expect.element(dialog.getByText('New badge: Of a newer server')).toBeVisible()
  // The points of the deed are no reward for the badge.
  expect(dialog.getByText('+10').query()).toBeNull()
  await endFeastByKey()
})

test('ignores taps for 400 ms, then ends with a tap anywhere [JOY-7]', async () => {
  await renderFeast()
  showFeast(createContent())
  await expect.element(goOn).toBeVisible()
  for (const elapsedMs of [0, 200, 199]) {
    await passTime(elapsedMs)
    feast()?.click()
    expect(feast()).not.toBeNull()
  }
  await passTime(1)
  feast()?.click()
  await expect.poll(feast).toBeNull()
})

test('shows several feasts one after the other in the same night [BDG-7, JOY-7]', async () => {
  await renderFeast()
  showFeast(createContent())
  showFeast(createContent({ title: 'Brush teeth: 21 days', iconName: 'heart' }))
  await expect.element(page.getByRole('heading', { name: 'Rope jumps' })).toBeVisible()
  const night = feast()
  await press('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Brush teeth: 21 days' })).toBeVisible()
  expect(feast()).toBe(night)
  await endFeastByKey()
})

test.each([
  ['summit', { scene: 'summit' }],
  ['jar', {}],
] as const)('draws a %s for its deed [JOY-6]', async (scene, content) => {
  await renderFeast()
  showFeast(createContent(content))
  await expect.element(goOn).toBeVisible()
  expect(feast()?.querySelector<HTMLElement>('[data-scene]')?.dataset.scene).toBe(scene)
  const lights = [...document.querySelectorAll('.feast-light')].map((light) => getComputedStyle(light))
  expect(lights).toHaveLength(countFlyingLights(createContent().points))
  for (const { animationName, offsetPath } of lights) {
    expect(animationName).toBe('feast-fly')
    expect(offsetPath).toMatch(/^path\(/)
  }
  document.documentElement.dataset['motion'] = 'less'
  expect(lights.map(({ animationName, opacity }) => [animationName, opacity])).toEqual(lights.map(() => ['none', '0']))
  await endFeastByKey()
})

test('its undo takes the act back and ends it [JOY-7]', async () => {
  const onUndo = vi.fn<() => void>()
  await renderFeast()
  showFeast(createContent({ onUndo }))
  await expect.element(goOn).toBeVisible()
  const undo = page.getByRole('button', { name: 'Undo' })
  await passTime(deafMs)
  await undo.click()
  await expect.poll(feast).toBeNull()
  expect(onUndo).toHaveBeenCalledTimes(1)
})
