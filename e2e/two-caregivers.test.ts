import { expect, type Page } from '@playwright/test'
import { listChildren } from '#shared/children/contract.ts'
import { invite } from '#shared/families/contract.ts'
import { signUpFamily, award } from './family.ts'
import {
  endFeast,
  locateActRow,
  locateClosedActRow,
  locateDialog,
  goTo,
  goToBehaviors,
  inventAccount,
  expectPoints,
  signUp,
  locateBehaviorTile,
} from './actions.ts'
import { createApiClient, status4xxPattern, test } from './fixtures.ts'
import type { Translator } from './messages.ts'

const createInviteLink = async (page: Page, t: Translator): Promise<string> => {
  await goTo(page, t, 'profile')
  await page.getByRole('button', { name: t('families.invite') }).click()
  const sheet = locateDialog(page, t('families.inviteTitle'))
  await sheet.getByRole('button', { name: t('families.makeLink') }).click()
  const url = await sheet.getByRole('textbox', { name: t('families.link') }).inputValue()
  await sheet.getByRole('button', { name: t('common.close') }).click()
  return url
}

const expectPointsAfterPoll = async (page: Page, t: Translator, count: number): Promise<void> => {
  const points = page.getByRole('link', { name: t('shell.pointsButton', { count }), exact: true }).first()
  await expect(points).toBeVisible()
}

test(
  'two caregivers of a family see each other’s acts',
  { tag: '@both-databases' },
  async ({ page, otherPage, api, t }) => {
    await signUpFamily(api, ['Mia'])
    const hello = t('titles.behaviors.greeting')
    const studied = t('titles.behaviors.study_well')

    await test.step('one invites the other', async () => {
      await page.goto('/en')
      await otherPage.goto(await createInviteLink(page, t))
      await expect(otherPage.getByRole('heading', { level: 1 })).toContainText('Ana')
      const ben = inventAccount('Ben')
      await signUp(otherPage, t, ben, t('auth.invite.signUp'))
      await expect(
        otherPage.getByRole('region', { name: t('common.jarName', { name: 'Mia', count: 0 }) }),
      ).toBeVisible()
    })
    await test.step('the first sees the award of the second, and its author [STT-12]', async () => {
      await goTo(page, t, 'timeline')
      await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
      await goToBehaviors(otherPage, t)
      await locateBehaviorTile(otherPage, t, hello, 10, 'Mia').click()
      await endFeast(otherPage, t)
      await expectPoints(otherPage, t, 10)
      await expect(locateActRow(page, hello)).toContainText('Ben')
      await expectPoints(page, t, 10)
    })
    await test.step('the second sees the award of the first, and no name on an own one [STT-12, ACT-17]', async () => {
      await goTo(otherPage, t, 'timeline')
      await expect(locateActRow(otherPage, hello)).toBeVisible()
      await expect(locateActRow(otherPage, hello)).not.toContainText('Ben')
      await goToBehaviors(page, t)
      await locateBehaviorTile(page, t, studied, 15, 'Mia').click()
      await expectPoints(page, t, 25)
      await expect(locateActRow(otherPage, studied)).toContainText('Ana')
      await expectPoints(otherPage, t, 25)
    })
    await test.step('one undoes the act of the other', async () => {
      await locateClosedActRow(otherPage, studied).click()
      await otherPage.getByRole('button', { name: t('activities.undoRow', { title: studied }) }).click()
      await expectPoints(otherPage, t, 10)
      await expectPointsAfterPoll(page, t, 10)
      await goTo(page, t, 'timeline')
      await expect(locateActRow(page, hello)).toBeVisible()
      await expect(locateActRow(page, studied)).toBeHidden()
      await page.getByRole('button', { name: t('activities.filterName', { shown: t('activities.all') }) }).click()
      await page.getByRole('menuitemradio', { name: t('activities.fullLong') }).click()
      await expect(locateActRow(page, studied)).toContainText(t('activities.undoneBy', { name: 'Ben' }))
    })
  },
)

test.describe('the owner', { tag: '@both-databases' }, () => {
  test.use({ allowedConsoleErrors: status4xxPattern })

  test('removes a member, who has no more access [FAM-10]', async ({ page, otherPage, api, t }) => {
    const { children } = await signUpFamily(api, ['Mia'])
    const [mia] = children
    if (!mia) throw new Error('The family has a child.')
    const { url } = await api(invite, {})
    await otherPage.goto(url)
    await signUp(otherPage, t, inventAccount('Ben'), t('auth.invite.signUp'))
    await goToBehaviors(otherPage, t)
    const ben = createApiClient(otherPage.context().request)
    await award(ben, mia, 'Fed the cat', 20)

    await page.goto('/en/profile')
    await page.getByRole('button', { name: t('families.menu', { name: 'Ben' }) }).click()
    await page.getByRole('menuitem', { name: t('families.remove', { name: 'Ben' }) }).click()
    const confirmation = page.getByRole('alertdialog', { name: t('families.removeTitle', { name: 'Ben' }) })
    await confirmation.getByRole('button', { name: t('families.removeConfirm') }).click()
    await expect(confirmation).toBeHidden()
    await expect(page.getByRole('button', { name: t('families.menu', { name: 'Ben' }) })).toBeHidden()

    expect(await ben(listChildren, {})).toEqual([])
    await expect(award(ben, mia, 'Fed the cat', 20)).rejects.toThrow(/^404/)
    const noChildren = otherPage.getByRole('heading', { name: t('children.empty.behaviors.title') })
    await expect(noChildren).toBeVisible()
    await goTo(page, t, 'timeline')
    await expect(locateActRow(page, 'Fed the cat')).toContainText('Ben')
  })
})
