import { expect, type Page } from '@playwright/test'
import type { Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { addReward, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill } from '#shared/skills/contract.ts'
import { locateMessage } from './actions.ts'
import { award, signUpFamily } from './family.ts'
import { expectNothingJumps } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { isFullRun } from './sampling.ts'

/** Windows in which nothing may jump. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  ...(isFullRun
    ? {
        'narrow phone': { width: 360, height: 740 },
        'phone on its side': { width: 844, height: 390 },
        tablet: { width: 768, height: 1024 },
        'wide desktop': { width: 1920, height: 1080 },
      }
    : {}),
}

/**
 * Returns the windows that a file's stories run in, by their names: in `npm test` the given one, so that the files take turns; in
 * `npm run reliability` all.
 */
export const sampleViewports = (sample: keyof typeof viewports) =>
  Object.entries(viewports).filter(([device]) => isFullRun || device === sample)

/** Opens a screen and waits until all of it has loaded. */
export const openSettled = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // What it says is heard only if its region was there before.
  await expect(page.locator('[data-messages]')).toBeAttached()
}

/** Locates the undo button of the message. */
export const locateUndo = (page: Page, t: Translator) =>
  locateMessage(page, t).getByRole('button', { name: t('common.undo'), exact: true })

/** Waits, after an act, for the undo button of its message. */
export const untilUndo = (page: Page, t: Translator) => ({ until: () => expect(locateUndo(page, t)).toBeVisible() })

/** Undoes the last act in its message, and expects that nothing jumps. */
export const undo = (page: Page, t: Translator, says: string) =>
  expectNothingJumps(page, () => locateUndo(page, t).click(), {
    until: () => expect(locateMessage(page, t)).toContainText(says),
    says,
  })

/** Names of a family's things of each kind in the stories about jumps. */
export const titles = ['Read a page', 'Water the plant', 'Practise the flute'] as const

/** Creates a family of two whose first child has three of each kind of thing; returns both children. */
export const createFullFamily = async (api: Call): Promise<readonly [Child, Child]> => {
  const { children } = await signUpFamily(api, ['Mia', 'Leo'])
  const [mia, leo] = children
  if (!mia || !leo) throw new Error('The family has two children.')
  const childId = mia.id
  await award(api, mia, 'Laid the table', 90)
  for (const title of titles) {
    await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
    await api(addSkill, { body: { childId, title, difficulty: 'easy', targetValue: 60, targetUnit: 'times' } })
    const reward = { childId, title, pointsCost: 20, category: 'activity' } as const
    const { id: rewardId } = await api(addReward, { body: reward })
    await api(redeemReward, { body: { childId, rewardId, pointsSpent: 20 } })
    await api(addMoment, { body: { childId, weather: 'sunny', mood: 'calm', content: title } })
  }
  return [mia, leo]
}

/** Waits, after an act, for its message with a text, which is said once. */
export const untilSaid = (page: Page, t: Translator, text: string) => ({
  until: () => expect(locateMessage(page, t)).toContainText(text),
  says: text,
})
