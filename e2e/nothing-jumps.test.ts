import { expect, type Page } from '@playwright/test'
import type { Child } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addMoment } from '#shared/moments/contract.ts'
import { addReward, redeemReward } from '#shared/rewards/contract.ts'
import { addSkill } from '#shared/skills/contract.ts'
import { addDays, dayIn } from '#shared/time/day.ts'
import { award, signUpFamily } from './family.ts'
import { locateBehaviorTile, locateDialog, locateMessage, textOfCheckIn } from './actions.ts'
import { test } from './fixtures.ts'
import { locateUndo, openSettled, undo, untilUndo, sampleViewports } from './jumping-acts.ts'
import { expectNothingJumps, watchPage } from './layout-shifts.ts'
import type { Translator } from './messages.ts'
import { sampleLanguages } from './sampling.ts'
import { setHour } from './set-hour.ts'

const habit = 'Brush teeth'
const skill = 'Rope jumps'
const price = 20

const addEntries = async (api: Call, { id: childId }: Child): Promise<void> => {
  for (const title of ['Read a page', habit]) await api(addHabit, { body: { childId, title, difficulty: 'easy' } })
  for (const title of ['Read a map', skill]) {
    await api(addSkill, { body: { childId, title, difficulty: 'easy', targetValue: 60, targetUnit: 'times' } })
  }
}

/** Creates a family of two children with habits and challenges; returns the first, who has 90 points. */
const createFamily = async (api: Call): Promise<Child> => {
  const { children } = await signUpFamily(api, ['Mia', 'Leo'])
  for (const child of children) await addEntries(api, child)
  const [mia] = children
  if (!mia) throw new Error('The family has a child.')
  await award(api, mia, 'Laid the table', 90)
  return mia
}

const createReward = (api: Call, childId: string, title: string) =>
  api(addReward, { body: { childId, title, pointsCost: price, category: 'activity' } })

const awardAndUndo = async (page: Page, t: Translator): Promise<void> => {
  const title = t('titles.behaviors.tidy_toys')
  const tile = locateBehaviorTile(page, t, title, 10, 'Mia')
  const says = t('awards.awarded', { points: '+10', name: 'Mia', title })
  await expectNothingJumps(page, () => tile.click(), { ...untilUndo(page, t), says })
  await undo(page, t, t('acts.undone', { title }))
}

/** Awards while the server is out of order, then sends it again with one click; both requests have the same key. */
const awardInVainAndRetry = async (page: Page, t: Translator): Promise<void> => {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/behaviors')) keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/behaviors', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const tile = locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia')
  const says = t('common.notSavedYet')
  const until = () => expect(locateMessage(page, t)).toContainText(says)
  await expectNothingJumps(page, () => tile.click(), { until, says })
  await locateMessage(page, t)
    .getByRole('button', { name: t('common.retry') })
    .click()
  await expect(locateUndo(page, t)).toBeVisible()
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
}

const addOwnBehaviorAndUndo = async (page: Page, t: Translator): Promise<void> => {
  const title = 'Fed the cat'
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const sheet = locateDialog(page, t('behaviors.own'))
  await sheet.getByRole('textbox', { name: t('behaviors.sheet.name') }).fill(title)
  const save = sheet.getByRole('button', { name: t('behaviors.sheet.award', { points: 10 }) })
  const tile = locateBehaviorTile(page, t, title, 10, 'Mia')
  await expectNothingJumps(page, () => save.click(), { until: () => expect(tile).toBeVisible() })
  await undo(page, t, t('acts.undone', { title }))
}

const checkInAndUndo = async (page: Page, t: Translator): Promise<void> => {
  const toggle = page.getByRole('button', { name: t('habits.tickName', { title: habit, name: 'Mia' }), exact: true })
  await toggle.scrollIntoViewIfNeeded()
  const says = textOfCheckIn(t, 'Mia')
  await expectNothingJumps(page, () => toggle.click(), { ...untilUndo(page, t), says })
  await undo(page, t, t('habits.undone', { title: habit }))
}

/** Checks in on the card of a habit, which undoes it; the message is only announced. */
const checkInOnCardAndUndo = async (page: Page, t: Translator): Promise<void> => {
  const names = { title: habit, name: 'Mia' }
  const button = page.getByRole('button', { name: t('habits.checkInName', names) })
  const undoButton = page.getByRole('button', { name: t('habits.undoName', names) })
  const says = textOfCheckIn(t, 'Mia')
  await expectNothingJumps(page, () => button.click(), { until: () => expect(undoButton).toBeVisible(), says })
  const undone = t('habits.undone', { title: habit })
  const until = () => expect(locateMessage(page, t)).toContainText(undone)
  await expectNothingJumps(page, () => undoButton.click(), { until, says: undone })
}

const recordScoreAndUndo = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('textbox', { name: t('skills.scoreOf', { title: skill }) }).fill('12')
  const button = page.getByRole('button', { name: t('skills.recordName', { title: skill }) })
  const score = '12 times'
  const says = t('skills.recorded', { title: skill, name: 'Mia', score })
  // The card says it, with Undo; the message is only announced.
  const undoButton = page.getByRole('button', { name: t('common.undo'), exact: true })
  const untilSaid = async () => {
    await expect(undoButton).toBeVisible()
    await expect(page.getByText(says)).toBeAttached()
  }
  await expectNothingJumps(page, () => button.click(), { until: untilSaid, says })
  const undone = t('acts.undone', { title: skill })
  const until = () => expect(locateMessage(page, t)).toContainText(undone)
  await expectNothingJumps(page, () => undoButton.click(), { until, says: undone })
}

const saveMomentAndUndo = async (page: Page, t: Translator): Promise<void> => {
  await page.getByRole('radio', { name: t('activities.moods.calm'), exact: true }).check({ force: true })
  await page.getByText(t('activities.weathers.sunny'), { exact: true }).click()
  const button = page.getByRole('button', { name: t('moments.save', { name: 'Mia' }), exact: true })
  const says = t('moments.saved', { name: 'Mia' })
  // The card says it, with Undo; the message is only announced.
  const undoButton = page.getByRole('button', { name: t('common.undo'), exact: true })
  await expectNothingJumps(page, () => button.click(), { until: () => expect(undoButton).toBeVisible(), says })
  await expectNothingJumps(page, () => undoButton.click(), { until: () => expect(button).toBeVisible() })
}

const redeem = async (page: Page, t: Translator, title: string): Promise<void> => {
  const button = page.getByRole('button', { name: t('rewards.redeemName', { title, name: 'Mia', points: price }) })
  const says = t('rewards.redeemed', { name: 'Mia', title })
  const undoInScene = locateDialog(page, title).getByRole('button', { name: t('common.undo'), exact: true })
  await expectNothingJumps(page, () => button.click(), { until: () => expect(undoInScene).toBeVisible(), says })
}

/** Marks the first of two promises as given, above the other one, and undoes it in its row. */
const giveAndUndo = async (page: Page, t: Translator, given: string): Promise<void> => {
  const buttonOf = (name: 'givenName' | 'undoName') =>
    page.getByRole('button', { name: t(`promises.${name}`, { title: given }) })
  const giveOrUndo = (from: 'givenName' | 'undoName', to: 'givenName' | 'undoName', says: string) =>
    expectNothingJumps(page, () => buttonOf(from).click(), {
      until: () => expect(buttonOf(to)).toBeVisible(),
      says,
    })
  const saysGiven = t('promises.givenDone', { title: given })
  await giveOrUndo('givenName', 'undoName', saysGiven)
  await giveOrUndo('undoName', 'givenName', t('rewards.promisedAgain', { title: given }))
}

for (const language of sampleLanguages('es')) {
  for (const [device, viewport] of sampleViewports('phone')) {
    test.describe(`nothing jumps in ${language} on a ${device} [DLG-14]`, () => {
      test.use({ language, viewport, allowedConsoleErrors: /status of 503/ })
      test.beforeEach(({ page }) => watchPage(page))

      test('when points are awarded, undone and sent again', async ({ page, api, t }) => {
        await createFamily(api)
        await openSettled(page, `/${language}`)
        await test.step('on home', () => awardAndUndo(page, t))
        await openSettled(page, `/${language}/behaviors`)
        await test.step('on the screen of behaviours', () => awardAndUndo(page, t))
        await test.step('in vain, and once more', () => awardInVainAndRetry(page, t))
        await test.step('with a new tile', () => addOwnBehaviorAndUndo(page, t))
      })

      test('when habits are checked in', async ({ page, api, t }) => {
        await createFamily(api)
        await openSettled(page, `/${language}`)
        await test.step('on home', () => checkInAndUndo(page, t))
        await openSettled(page, `/${language}/habits`)
        await test.step('on their screen', () => checkInOnCardAndUndo(page, t))
      })

      test('when a score is recorded and a moment is saved', async ({ page, api, t }) => {
        const { id: childId } = await createFamily(api)
        const date = addDays(dayIn(Date.now(), 'Europe/Madrid'), -1)
        await api(addMoment, { body: { childId, weather: 'rainy', mood: 'proud', content: 'A heron.', date } })
        await openSettled(page, `/${language}/skills`)
        await test.step('a score', () => recordScoreAndUndo(page, t))
        await openSettled(page, `/${language}/moments`)
        await test.step('a moment', () => saveMomentAndUndo(page, t))
      })

      test('when a reward is redeemed and given [RWD-43]', async ({ page, api, t }) => {
        const mia = await createFamily(api)
        const [picnic, painting] = ['A picnic', 'A painting day'] as const
        await createReward(api, mia.id, picnic)
        const { id: rewardId } = await createReward(api, mia.id, painting)
        await openSettled(page, `/${language}/rewards`)
        await test.step('redeems', () => redeem(page, t, picnic))
        await api(redeemReward, { body: { childId: mia.id, rewardId, pointsSpent: price } })
        await setHour(page, 12)
        await openSettled(page, `/${language}`)
        await test.step('gives on home', () => giveAndUndo(page, t, painting))
        await openSettled(page, `/${language}/rewards?promises`)
        await test.step('gives in the list of promises', () => giveAndUndo(page, t, painting))
      })
    })
  }
}
