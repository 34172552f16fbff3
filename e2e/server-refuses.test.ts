import { expect, type Page } from '@playwright/test'
import { listActivities } from '#shared/activities/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { goTo, locateBehaviorTile, locateMessage, openModule } from './actions.ts'
import { signUpFamily } from './family.ts'
import { noNetworkPattern, status4xxPattern } from './fixtures.ts'
import { test } from './gate-fixture.ts'
import type { Translator } from './messages.ts'
import { sampleFirst } from './sampling.ts'

test.use({
  allowedConsoleErrors: new RegExp(
    `${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_(?:FAILED|CONNECTION_REFUSED|EMPTY_RESPONSE)`,
  ),
})

type Open = (page: Page, t: Translator) => Promise<unknown>

const screens: Record<string, Open> = {
  behaviours: (page, t) => openModule(page, t, 'behaviors'),
  habits: (page, t) => openModule(page, t, 'habits'),
  skills: (page, t) => openModule(page, t, 'skills'),
  moments: (page, t) => openModule(page, t, 'moments'),
  timeline: (page, t) => goTo(page, t, 'timeline'),
  rewards: (page, t) => goTo(page, t, 'rewards'),
  profile: (page, t) => goTo(page, t, 'profile'),
  settings: (page, t) =>
    page
      .getByRole('link', { name: t('shell.titles.settings') })
      .first()
      .click(),
}

for (const [screen, open] of sampleFirst(Object.entries(screens)))
  test(`where connections are refused, ${screen} that was never opened offers to try again within five seconds, and opens when they are accepted [STT-14]`, async ({
    page,
    gate,
    api,
    t,
  }) => {
    await signUpFamily(api, ['Mia'])
    await page.goto('/en')
    await page.waitForLoadState('networkidle')
    gate.close()
    await open(page, t)
    const retry = page.getByRole('button', { name: t('common.retry') }).first()
    await expect(retry).toBeVisible({ timeout: 5000 })
    expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    await gate.open()
    await retry.click()
    await expect(retry).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  })

/** Acts of a family with one child, one habit and no moment. */
const acts: [what: string, path: string, act: (page: Page, t: Translator) => Promise<void>][] = [
  [
    'an award',
    'behaviors',
    (page, t) => locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia').click(),
  ],
  [
    'a check-in',
    'habits',
    (page, t) => page.getByRole('button', { name: t('habits.checkInName', { title: 'Read', name: 'Mia' }) }).click(),
  ],
  [
    'a new moment',
    'moments',
    async (page, t) => {
      await page.getByText(t('activities.moods.calm'), { exact: true }).first().click()
      await page.getByText(t('activities.weathers.sunny'), { exact: true }).first().click()
      await page.getByRole('button', { name: t('moments.save', { name: 'Mia' }), exact: true }).click()
    },
  ],
]

for (const [what, path, act] of sampleFirst(acts))
  test(`where connections are refused, ${what} says that it waits, and is sent once they are accepted [MOM-18, STT-9]`, async ({
    page,
    gate,
    api,
    t,
  }) => {
    const { children } = await signUpFamily(api, ['Mia'])
    const childId = children[0]?.id ?? ''
    await api(addHabit, { body: { childId, title: 'Read', difficulty: 'easy' } })
    await page.goto(`/en/${path}`)
    await expect(locateMessage(page, t)).toBeAttached()
    await page.waitForLoadState('networkidle')
    gate.close()
    await act(page, t)
    await expect(locateMessage(page, t)).toContainText(t('common.waitingHint'))
    await gate.open()
    await expect(locateMessage(page, t)).not.toContainText(t('common.waitingHint'))
    expect(await api(listActivities, { params: { childId }, query: {} })).toHaveLength(1)
  })
