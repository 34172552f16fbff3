import { expect, type Page } from '@playwright/test'
import { listChildren } from '#shared/children/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { rewardPresets } from '#shared/rewards/rules.ts'
import { finishBelowTarget, locateMessage } from './actions.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import { editBy } from './forms.ts'
import type { Translator } from './messages.ts'
import { createSampleFamily, habit, skill } from './sample-family.ts'
import { sampleFirst, sampleLanguages } from './sampling.ts'

/** A habit that no act before it checks in. */
const otherHabit = 'Water the plant'

type Act = [path: string, act: () => Promise<unknown>, says: string]

const press = (page: Page, name: string) =>
  page
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .click()

/** Returns acts of the family of `createSampleFamily` that are sent by themselves once the network is back. */
const listWaitingActs = (page: Page, t: Translator): Act[] => {
  const waiting = t('common.waitingHint')
  return [
    ['', () => press(page, t('habits.tickName', { title: habit, name: 'Mia' })), waiting],
    ['/rewards?promises', () => press(page, `${t('promises.given')}: `), waiting],
    ['/behaviors', () => press(page, t('behaviors.giftName', { points: 5, name: 'Mia' })), waiting],
    ['/habits', () => press(page, t('habits.checkInName', { title: otherHabit, name: 'Mia' })), waiting],
    ['/skills', () => finishBelowTarget(page, t, skill), waiting],
  ]
}

/** Returns acts of that family that its user must send again. */
const listFailingActs = (page: Page, t: Translator): Act[] => {
  const reward = t('titles.rewards.stickers')
  const returned = t('rewards.return', { name: 'Mia', points: rewardPresets.snack_choice.cost })
  const ofRewards = new RegExp(t('rewards.menu', { title: '.+' }))
  const ofMoments = new RegExp(t('moments.more', { day: '.+' }))
  const recordScore = async () => {
    await page.getByRole('textbox', { name: t('skills.scoreOf', { title: skill }) }).fill('60')
    await page.keyboard.press('Enter')
  }
  const makeLink = async () => {
    await press(page, t('families.invite'))
    await press(page, t('families.makeLink'))
  }
  const deleteHabit = () => editBy(page, t('habits.menu.open', { title: habit }), t('habits.menu.delete'))
  const deleteSkill = () => editBy(page, t('skills.more', { title: skill }), t('skills.delete'))
  const deleteReward = () => editBy(page, t('rewards.menu', { title: reward }), t('rewards.delete'))
  return [
    ['/rewards?promises', () => editBy(page, ofRewards, returned), t('rewards.returnFailed')],
    ['/skills', recordScore, t('common.retry')],
    ['/rewards', () => press(page, `${t('rewards.redeem')} `), t('rewards.redeemFailed')],
    ['/habits', () => press(page, t('habits.samples.table.title')), t('habits.form.addFailed')],
    ['/habits', deleteHabit, t('habits.deleteFailed')],
    ['/skills', deleteSkill, t('skills.deleteFailed')],
    ['/rewards', deleteReward, t('rewards.deleteFailed')],
    ['/moments', () => editBy(page, ofMoments, t('moments.delete')), t('moments.deleteFailed')],
    ['/profile', makeLink, t('families.inviteFailed')],
    ['', () => press(page, `${t('common.undo')}: `), t('acts.undoFailed')],
  ]
}

for (const language of sampleLanguages('en')) {
  test.describe(`without a network each act says what happened, in ${language} [STT-9]`, () => {
    test.use({
      language,
      allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`),
    })

    for (const [name, listActs] of Object.entries({ 'that waits': listWaitingActs, 'that fails': listFailingActs }))
      test(name, async ({ page, context, api, t }) => {
        await createSampleFamily(api)
        const [mia] = await api(listChildren, {})
        await api(addHabit, { body: { childId: mia?.id ?? '', title: otherHabit, difficulty: 'easy' } })
        for (const [path, act, says] of sampleFirst(listActs(page, t))) {
          await page.goto(`/${language}${path}`)
          await expect(locateMessage(page, t)).toBeAttached()
          await page.waitForLoadState('networkidle')
          await context.setOffline(true)
          await act()
          await expect(locateMessage(page, t).getByRole('alert')).toBeVisible()
          await expect(locateMessage(page, t)).toContainText(says)
          await context.setOffline(false)
        }
      })
  })
}
