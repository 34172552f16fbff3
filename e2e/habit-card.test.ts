import { expect } from '@playwright/test'
import { addHabit, checkIn } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { expectMessage, expectPoints } from './actions.ts'
import { test, today } from './clock-fixtures.ts'
import { signUpFamily } from './family.ts'

test('a check-in that its card undoes is announced and not shown, and Z undoes it, too [HAB-69, KEY-2]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  for (const title of ['Greet', 'Read a page']) {
    const { id: habitId } = await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
    await api(checkIn, { params: { habitId }, body: { date: addDays(today, -1) } })
  }
  await page.goto('/en/habits')
  await page.locator('[data-shortcuts]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: t('habits.checkInName', { title: 'Greet', name: 'Mia' }) }).click()
  const awarded = t('awards.awarded', { points: '+2', name: 'Mia', title: 'Greet' })
  await expectMessage(page, t, awarded)
  await expect(page.locator('[data-message]')).toHaveCount(0)
  await expect(page.locator('[data-undo]')).toBeHidden()
  await expectPoints(page, t, 6)
  await page.keyboard.press('z')
  await expectPoints(page, t, 4)
})
