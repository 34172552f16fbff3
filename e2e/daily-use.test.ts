import { expect, type Page, type Request } from '@playwright/test'
import {
  locateActRow,
  locateClosedActRow,
  endFeast,
  locateDialog,
  goTo,
  goToBehaviors,
  inventAccount,
  locateMessage,
  expectPoints,
  signIn,
  locateBehaviorTile,
  selectChild,
  undoInMessage,
  type Account,
} from './actions.ts'
import { test } from './fixtures.ts'
import type { Translator } from './messages.ts'
import { switchLanguageDuringSignUp, switchLanguageInSettings, switchLanguageOnEveryScreen } from './switch-language.ts'

const addTwoChildren = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('button', { name: t('children.add') }).click()
  const first = locateDialog(page, t('children.addTitle'))
  await first.getByLabel(t('children.name'), { exact: true }).fill('Mia')
  await first.getByRole('radio', { name: t('children.avatars.🐻') }).click()
  await first.getByRole('button', { name: t('children.saveAndMore') }).click()
  const form = locateDialog(page, t('children.addNextTitle'))
  const name = form.getByLabel(t('children.name'), { exact: true })
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()
  await name.fill('Noah')
  await form.getByRole('button', { name: t('common.save'), exact: true }).click()
  await expect(form).toBeHidden()
  // The child that was added last is the selected one.
  await expect(page.getByText(t('behaviors.leadNew', { name: 'Noah' }))).toBeVisible()
  await selectChild(page, t, 'Mia')
}

const awardCustomBehavior = async (page: Page, t: Translator, title: string, points: number): Promise<void> => {
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const sheet = locateDialog(page, t('behaviors.own'))
  await sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }).fill(title)
  await sheet.getByLabel(t('behaviors.sheet.points'), { exact: true }).fill(String(points))
  await sheet.getByRole('button', { name: t('behaviors.sheet.award', { points }) }).click()
  await expect(sheet).toBeHidden()
  await expect(locateBehaviorTile(page, t, title, points, 'Mia')).toBeVisible()
  await expectPoints(page, t, 60)
}

const deductPoints = async (page: Page, t: Translator, title: string): Promise<void> => {
  await page.getByRole('button', { name: t('behaviors.hard') }).click()
  const sheet = locateDialog(page, t('behaviors.hard'))
  await expect(sheet.getByRole('radio', { name: t('behaviors.sheet.punishment') })).toBeChecked()
  await sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }).fill(title)
  await sheet.getByRole('button', { name: '−3', exact: true }).click()
  await sheet.getByRole('button', { name: t('behaviors.sheet.note') }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(t('behaviors.right.text', { name: 'Mia' }))).toBeVisible()
  const later = page.getByRole('button', { name: t('behaviors.right.later') })
  await later.click()
  await expect(later).toBeHidden()
  await expectPoints(page, t, 57)
}

const expectTimeline = async (
  page: Page,
  rows: readonly (readonly [title: string, points: string])[],
): Promise<void> => {
  await expect(page.locator('[data-act]')).toHaveCount(rows.length)
  for (const [title, points] of rows)
    await expect(locateActRow(page, title).getByText(points, { exact: true })).toBeVisible()
}

const expectJar = async (page: Page, t: Translator, count: number): Promise<void> => {
  const jar = page.getByRole('region', { name: t('common.jarName', { name: 'Mia', count }) })
  await expect(jar.getByText(String(count), { exact: true })).toBeVisible()
  await expectPoints(page, t, count)
}

const redeemAndGive = async (page: Page, t: Translator): Promise<void> => {
  await goTo(page, t, 'rewards')
  const title = t('titles.rewards.snack_choice')
  await page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points: 30 }) }).click()
  const scene = locateDialog(page, title)
  await expect(scene.getByText(t('rewards.redeemed', { name: 'Mia', title }))).toBeVisible()
  await expect(scene.getByText('27', { exact: true })).toBeVisible()
  await expect(scene.getByRole('button', { name: t('badges.kinds.first_wish.title') })).toBeVisible()
  await scene.getByRole('button', { name: t('rewards.goOn') }).click()
  await expect(scene).toBeHidden()
  await expectPoints(page, t, 27)
  await page.getByRole('button', { name: t('rewards.waiting', { count: 1 }) }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('rewards.filters.redeemed') })).toBeVisible()
  await page.getByRole('button', { name: t('promises.givenName', { title }) }).click()
  await expect(page.getByRole('button', { name: t('promises.undoName', { title }) })).toBeVisible()
  await page.reload()
  const given = page.getByRole('list', { name: t('rewards.givenList') })
  await expect(given.getByText(title)).toBeVisible()
  await expect(page.getByRole('button', { name: t('promises.givenName', { title }) })).toBeHidden()
}

const tryExpensiveReward = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.rewards.toy_car')
  await page.getByRole('button', { name: t('rewards.allRewards') }).click()
  await page.getByRole('heading', { name: title }).getByRole('button').click()
  const sheet = locateDialog(page, title)
  await expect(sheet.getByText(t('rewards.insufficient'))).toBeVisible()
  await expect(sheet.getByText(t('rewards.insufficientText', { name: 'Mia', cost: 100, points: '27' }))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expectPoints(page, t, 27)
}

const changePrice = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.rewards.stickers')
  await page.getByRole('button', { name: t('rewards.menu', { title }) }).click()
  await page.getByRole('menuitem', { name: t('rewards.edit') }).click()
  const form = locateDialog(page, t('rewards.form.editTitle'))
  const cost = form.getByLabel(t('rewards.form.cost'), { exact: true })
  await expect(cost).toHaveValue('50')
  await cost.fill('25')
  await form.getByRole('button', { name: t('rewards.form.save') }).click()
  await expect(form).toBeHidden()
  await expect(
    page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points: 25 }) }),
  ).toBeVisible()
}

const awardQuickBehavior = async (page: Page, t: Translator): Promise<void> => {
  await expect(page).toHaveURL(/\/en\/behaviors$/)
  await expect(page.getByText(t('behaviors.leadNew', { name: 'Mia' }))).toBeVisible()
  const title = t('titles.behaviors.greeting')
  await locateBehaviorTile(page, t, title, 10, 'Mia').click()
  await expect(page.getByRole('dialog', { name: `Mia ${t('awards.first.title')}` })).toBeVisible()
  await endFeast(page, t)
  await expectPoints(page, t, 10)
  await expect(
    locateMessage(page, t).getByText(t('awards.awarded', { points: '+10', name: 'Mia', title })),
  ).toBeVisible()
}

const awardAndUndoInMessage = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.behaviors.tidy_toys')
  await locateBehaviorTile(page, t, title, 10, 'Mia').click()
  await expectPoints(page, t, 67)
  await undoInMessage(page, t, title)
  await expect(locateMessage(page, t).getByText(t('acts.undone', { title }))).toBeVisible()
  await expectPoints(page, t, 57)
}

const expectSameBalance = async (page: Page, t: Translator): Promise<void> => {
  await goTo(page, t, 'home')
  await expectJar(page, t, 57)
  await goTo(page, t, 'timeline')
  await expectPoints(page, t, 57)
  await expectTimeline(page, [
    ['Shouted at dinner', '−3'],
    ['Laid the table', '+50'],
    [t('titles.behaviors.greeting'), '+10'],
  ])
}

const undoOnTimeline = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.behaviors.greeting')
  await locateClosedActRow(page, title).click()
  await page.getByRole('button', { name: t('activities.undoRow', { title }) }).click()
  await expectPoints(page, t, 47)
  await expect(locateActRow(page, title)).toContainText(t('activities.undoneBy', { name: 'Ana' }))
  await expect(page.locator('[data-act]')).toHaveCount(3)
  await goToBehaviors(page, t)
  await page.getByRole('button', { name: t('behaviors.giftName', { points: 10, name: 'Mia' }) }).click()
  await expectPoints(page, t, 57)
}

/** Opens the profile and waits for all of its reads: one that is on its way when the session ends is rejected. */
const openProfile = async (page: Page, t: Translator): Promise<void> => {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  const loaded = page.waitForResponse((response) => response.url().endsWith('/api/family/invitations'))
  await goTo(page, t, 'profile')
  await loaded
  await expect.poll(() => pending.size).toBe(0)
}

const signOutAndIn = async (page: Page, t: Translator, account: Account): Promise<void> => {
  await openProfile(page, t)
  await page.getByRole('button', { name: t('profile.signOut') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(t('landing.titleSecond'))
  await page
    .getByRole('link', { name: t('landing.signIn') })
    .first()
    .click()
  await signIn(page, t, account)
  await expectJar(page, t, 27)
  await goTo(page, t, 'timeline')
  await expectTimeline(page, [
    [t('rewards.redeemed', { name: 'Mia', title: t('titles.rewards.snack_choice') }), '−30'],
    [t('titles.behaviors.gift_10'), '+10'],
    ['Shouted at dinner', '−3'],
    ['Laid the table', '+50'],
  ])
  await page.getByRole('button', { name: t('shell.childButton', { name: 'Mia' }) }).click()
  await locateDialog(page, t('children.choose')).getByRole('button', { name: 'Noah' }).click()
  await expectPoints(page, t, 0)
}

test.describe('a parent', { tag: ['@both-databases', '@home-network'] }, () => {
  test('awards points to two children, redeems rewards, and finds everything after signing in again [RUN-16]', async ({
    page,
    t,
  }) => {
    test.slow()
    const account = inventAccount('Ana')
    await test.step('signs up, first in another language [LNG-1]', () => switchLanguageDuringSignUp(page, t, account))
    await test.step('adds two children [HOM-2]', () => addTwoChildren(page, t))
    await test.step('awards a quick behavior [HOM-3, HOM-4]', () => awardQuickBehavior(page, t))
    await test.step('awards a custom behavior', () => awardCustomBehavior(page, t, 'Laid the table', 50))
    await test.step('deducts points', () => deductPoints(page, t, 'Shouted at dinner'))
    await test.step('undoes an award in its message', () => awardAndUndoInMessage(page, t))
    await test.step('shows the same balance in jar, header and timeline', () => expectSameBalance(page, t))
    await test.step('undoes an award on the timeline', () => undoOnTimeline(page, t))
    await test.step('redeems a reward and marks it as given', () => redeemAndGive(page, t))
    await test.step('cannot redeem a reward that costs too much', () => tryExpensiveReward(page, t))
    await test.step('changes a price', () => changePrice(page, t))
    await test.step('switches language on every screen [LNG-8]', () => switchLanguageOnEveryScreen(page))
    await test.step('switches language in the settings', () => switchLanguageInSettings(page))
    await test.step('signs out and in again, and finds everything [PAG-2]', () => signOutAndIn(page, t, account))
  })
})
