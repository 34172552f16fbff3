import { expect } from '@playwright/test'
import { finishBelowTarget, locateMessage } from './actions.ts'
import { noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import { createSampleFamily, habit, skill } from './sample-family.ts'

test.use({ allowedConsoleErrors: new RegExp(`${status4xxPattern.source}|${noNetworkPattern.source}|net::ERR_FAILED`) })

test('without a network each act says what happened [STT-9]', async ({ page, context, api, t }) => {
  await createSampleFamily(api)
  const waiting = t('common.waitingHint')
  const press = (name: string) =>
    page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  const recordScore = async () => {
    await page.getByRole('textbox', { name: t('skills.scoreOf', { title: skill }) }).fill('60')
    await page.keyboard.press('Enter')
  }
  const choose = async (menu: string | RegExp, item: string | RegExp) => {
    await page.getByRole('button', { name: menu }).first().click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const reward = t('titles.rewards.stickers')
  const returnPoints = () =>
    choose(
      new RegExp(t('rewards.menu', { title: '.+' })),
      new RegExp(t('rewards.return', { name: 'Mia', points: 0 }).replace(/0 \w+/, '.+')),
    )
  const momentMenu = new RegExp(t('moments.more', { day: '.+' }))
  const acts: [path: string, act: () => Promise<unknown>, says: string][] = [
    ['', () => press(t('habits.tickName', { title: habit, name: 'Mia' })), waiting],
    ['/rewards?promises', returnPoints, t('rewards.returnFailed')],
    ['/rewards?promises', () => press(`${t('promises.given')}: `), waiting],
    ['/skills', recordScore, t('common.retry')],
    ['/rewards', () => press(`${t('rewards.redeem')} `), t('rewards.redeemFailed')],
    ['/behaviors', () => press(t('behaviors.giftName', { points: 5, name: 'Mia' })), waiting],
    ['/habits', () => press(t('habits.samples.table.title')), t('habits.form.addFailed')],
    [
      '/habits',
      () => choose(t('habits.menu.open', { title: habit }), t('habits.menu.delete')),
      t('habits.deleteFailed'),
    ],
    ['/skills', () => choose(t('skills.more', { title: skill }), t('skills.delete')), t('skills.deleteFailed')],
    ['/skills', () => finishBelowTarget(page, t, skill), waiting],
    ['/rewards', () => choose(t('rewards.menu', { title: reward }), t('rewards.delete')), t('rewards.deleteFailed')],
    ['/moments', () => choose(momentMenu, t('moments.delete')), t('moments.deleteFailed')],
    ['', () => press(`${t('common.undo')}: `), t('acts.undoFailed')],
  ]
  for (const [path, act, says] of acts) {
    await page.goto(`/en${path}`)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await act()
    await expect(locateMessage(page, t).getByRole('alert')).toBeVisible()
    await expect(locateMessage(page, t)).toContainText(says)
    await context.setOffline(false)
  }
})
