import { expect, type Locator, type Page } from '@playwright/test'
import { signIn as signInCall } from '#shared/auth/contract.ts'
import { endSession, listSessions } from '#shared/sessions/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { signUpFamily, type Family } from './family.ts'
import { locateDialog, goTo, locateMessage, expectPoints, signIn } from './actions.ts'
import { createApiClient, noNetworkPattern, status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

const failedRequestPattern = /net::ERR_FAILED/

/** Opens the dialog of a custom behaviour and fills in the title; returns the dialog and its save button. */
const fillInBehavior = async (page: Page, t: Translator, title: string): Promise<{ sheet: Locator; save: Locator }> => {
  await page.getByRole('button', { name: t('behaviors.own') }).click()
  const sheet = locateDialog(page, t('behaviors.own'))
  await sheet.getByLabel(t('behaviors.sheet.name'), { exact: true }).fill(title)
  return { sheet, save: sheet.getByRole('button', { name: t('behaviors.sheet.award', { points: 10 }) }) }
}

/** Expects that the act took effect once, also on the server. */
const expectOneAct = async (
  page: Page,
  t: Translator,
  api: Call,
  { children }: Family,
  title: string,
): Promise<void> => {
  await expectPoints(page, t, 10)
  const acts = await api(listActivities, { params: { childId: children[0]?.id ?? '' }, query: {} })
  expect(acts.map((act) => act.title)).toEqual([title])
}

/** Clicks the save button and drops the response of the server. */
const saveWithLostResponse = async (page: Page, t: Translator, save: Locator): Promise<void> => {
  await page.route('**/api/behaviors', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save.click()
  await expect(locateMessage(page, t).getByText(t('common.notSavedYet'))).toBeVisible()
  await page.unroute('**/api/behaviors')
}

test.use({
  allowedConsoleErrors: new RegExp(
    [status4xxPattern, noNetworkPattern, failedRequestPattern].map(({ source }) => source).join('|'),
  ),
})

test.describe('typed values are kept', () => {
  test('without a network [STT-9]', async ({ page, context, api, t }) => {
    const family = await signUpFamily(api, ['Mia'])
    await page.goto('/en/behaviors')
    await expect(page.getByText(t('behaviors.leadNew', { name: 'Mia' }))).toBeVisible()
    await expect(locateMessage(page, t)).toBeAttached()
    await context.setOffline(true)
    await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeVisible()
    const { sheet, save } = await fillInBehavior(page, t, 'Laid the table')
    await save.click()
    await expect(locateMessage(page, t).getByText(t('common.notSavedYet'))).toBeVisible()
    await expect(sheet.getByLabel(t('behaviors.sheet.name'), { exact: true })).toHaveValue('Laid the table')

    await context.setOffline(false)
    await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeHidden()
    await save.click()
    await expect(sheet).toBeHidden()
    await expectOneAct(page, t, api, family, 'Laid the table')
  })

  test('when the response is lost, and a retry has one effect [STT-10]', async ({ page, api, t }) => {
    const family = await signUpFamily(api, ['Mia'])
    await page.goto('/en/behaviors')
    const { sheet, save } = await fillInBehavior(page, t, 'Laid the table')
    await saveWithLostResponse(page, t, save)
    await save.click()
    await expect(sheet).toBeHidden()
    await expectOneAct(page, t, api, family, 'Laid the table')
  })

  test('when the response is lost and the page is reloaded', async ({ page, api, t }) => {
    const family = await signUpFamily(api, ['Mia'])
    await page.goto('/en/behaviors')
    const { sheet, save } = await fillInBehavior(page, t, 'Laid the table')
    await saveWithLostResponse(page, t, save)
    await page.reload()
    await page.getByRole('button', { name: t('behaviors.own') }).click()
    await expect(sheet.getByLabel(t('behaviors.sheet.name'), { exact: true })).toHaveValue('Laid the table')
    await save.click()
    await expect(sheet).toBeHidden()
    await expectOneAct(page, t, api, family, 'Laid the table')
  })

  test('when the session has ended [PAG-5, STT-7, STT-8]', async ({ page, context, api, t }) => {
    const { account } = await signUpFamily(api, ['Mia'])
    const wasShown = await noteText(page, t('shell.signedOutTitle'))
    await page.goto('/en/behaviors')
    const { sheet, save } = await fillInBehavior(page, t, 'Laid the table')
    await context.clearCookies({ name: /session/ })
    expect(wasShown()).toBe(false)
    await save.click()
    await expect(page).toHaveURL(/\/sign-in/)
    await expect.poll(wasShown).toBe(true)
    await signIn(page, t, account)
    await expect(page).toHaveURL(/\/behaviors$/)
    await page.getByRole('button', { name: t('behaviors.own') }).click()
    await expect(sheet.getByLabel(t('behaviors.sheet.name'), { exact: true })).toHaveValue('Laid the table')
    await save.click()
    await expect(sheet).toBeHidden()
    await expectPoints(page, t, 10)
  })
})

/** Notes whether a text has appeared on a page, even for less than a poll; returns a function that returns whether it has. */
const noteText = async (page: Page, text: string): Promise<() => boolean> => {
  let isSeen = false
  await page.exposeFunction('onTextSeen', () => (isSeen = true))
  await page.addInitScript((searched) => {
    const check = () => {
      if (document.body?.textContent.includes(searched)) (window as never as { onTextSeen(): void }).onTextSeen()
    }
    new MutationObserver(check).observe(document, { childList: true, subtree: true, characterData: true })
  }, text)
  return () => isSeen
}

test('shows that the session has ended [ANS-24, STT-7]', async ({ page, otherPage, api, t }) => {
  const { account } = await signUpFamily(api, ['Mia'])
  const wasShown = await noteText(page, t('shell.signedOutTitle'))
  await page.goto('/en/timeline')
  await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
  expect(wasShown()).toBe(false)
  const other = createApiClient(otherPage.context().request)
  await other(signInCall, { body: { email: account.email, password: account.password } })
  for (const { id, current } of await other(listSessions, {})) {
    if (!current) await other(endSession, { params: { id } })
  }
  await expect(page).toHaveURL(/\/sign-in/)
  await expect.poll(wasShown).toBe(true)
  await signIn(page, t, account)
  await expect(page).toHaveURL(/\/timeline$/)
})

test('loads a screen that failed to load when the network is back [PAG-2]', async ({ page, context, api, t }) => {
  await signUpFamily(api, ['Mia'])
  await page.goto('/en')
  await expectPoints(page, t, 0)
  await context.setOffline(true)
  await goTo(page, t, 'rewards')
  await expect(page.getByText(t('shell.offlineTitle'), { exact: true })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: t('rewards.title') })).toBeVisible()
})
