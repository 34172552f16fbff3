import { expect, type Page } from '@playwright/test'
import { listChildren } from '#shared/children/contract.ts'
import { invite } from '#shared/families/contract.ts'
import { aFamily, award } from './family.ts'
import { act, dialog, goTo, goToBehaviors, newAccount, seePoints, signUp, tile } from './parent.ts'
import { apiOf, refusals, test } from './story.ts'
import type { Words } from './words.ts'

/** The poll asks every five seconds; what it hears is on the page a moment later. */
const withinThePoll = { timeout: 7000 }

const makeALink = async (page: Page, t: Words): Promise<string> => {
  await goTo(page, t, 'profile')
  await page.getByRole('button', { name: t('families.invite') }).click()
  const sheet = dialog(page, t('families.inviteTitle'))
  await sheet.getByRole('button', { name: t('families.makeLink') }).click()
  const url = await sheet.getByRole('textbox', { name: t('families.link') }).inputValue()
  await sheet.getByRole('button', { name: t('common.close') }).click()
  return url
}

const seePointsSoon = async (page: Page, t: Words, count: number): Promise<void> => {
  const points = page.getByRole('link', { name: t('shell.pointsButton', { count }), exact: true }).first()
  await expect(points).toBeVisible(withinThePoll)
}

test(
  'two caregivers keep one jar, and each sees what the other does',
  { tag: '@both-databases' },
  async ({ page, elsewhere, api, t }) => {
    await aFamily(api, ['Mia'])
    const hello = t('behaviors.titles.greeting')
    const studied = t('behaviors.titles.study_well')

    await test.step('one invites, the other accepts', async () => {
      await page.goto('/en')
      await elsewhere.goto(await makeALink(page, t))
      await expect(elsewhere.getByRole('heading', { level: 1 })).toContainText('Ana')
      const ben = newAccount('Ben')
      await signUp(elsewhere, t, ben, t('auth.invite.signUp'))
      await expect(
        elsewhere.getByRole('region', { name: t('common.jarName', { name: 'Mia', count: 0 }) }),
      ).toBeVisible()
    })
    await test.step('the one sees what the other awards, and who it was [STT-12]', async () => {
      await goTo(page, t, 'timeline')
      await expect(page.getByText(t('activities.emptyTitle'))).toBeVisible()
      await goToBehaviors(elsewhere, t)
      await tile(elsewhere, t, hello, 10, 'Mia').click()
      await seePoints(elsewhere, t, 10)
      await expect(act(page, hello)).toContainText('Ben', withinThePoll)
      await seePoints(page, t, 10)
    })
    await test.step('and the other way round [STT-12]', async () => {
      await goTo(elsewhere, t, 'timeline')
      await expect(act(elsewhere, hello)).toContainText('Ben')
      await goToBehaviors(page, t)
      await tile(page, t, studied, 15, 'Mia').click()
      await seePoints(page, t, 25)
      await expect(act(elsewhere, studied)).toContainText('Ana', withinThePoll)
      await seePoints(elsewhere, t, 25)
    })
    await test.step('one undoes what the other did', async () => {
      await elsewhere.getByRole('button', { name: t('activities.undoRow', { title: studied }) }).click()
      await seePoints(elsewhere, t, 10)
      await seePointsSoon(page, t, 10)
      await goTo(page, t, 'timeline')
      await expect(act(page, hello)).toBeVisible()
      await expect(act(page, studied)).toBeHidden()
      await page.getByRole('button', { name: t('activities.showSlips') }).click()
      await expect(act(page, studied)).toContainText(t('activities.undoneBy', { name: 'Ben' }))
    })
  },
)

test.describe('the owner', { tag: '@both-databases' }, () => {
  test.use({ mayBeHeard: refusals })

  test('removes a member, who no longer sees the family [FAM-10]', async ({ page, elsewhere, api, t }) => {
    const { children } = await aFamily(api, ['Mia'])
    const [mia] = children
    if (!mia) throw new Error('The family has a child.')
    const { url } = await api(invite, {})
    await elsewhere.goto(url)
    await signUp(elsewhere, t, newAccount('Ben'), t('auth.invite.signUp'))
    await goToBehaviors(elsewhere, t)
    const ben = apiOf(elsewhere.context().request)
    await award(ben, mia, 'Fed the cat', 20)

    await page.goto('/en/profile')
    await page.getByRole('button', { name: t('families.remove', { name: 'Ben' }) }).click()
    const question = page.getByRole('alertdialog', { name: t('families.removeTitle', { name: 'Ben' }) })
    await question.getByRole('button', { name: t('families.removeConfirm') }).click()
    await expect(question).toBeHidden()
    await expect(page.getByRole('button', { name: t('families.remove', { name: 'Ben' }) })).toBeHidden()

    expect(await ben(listChildren, {})).toEqual([])
    await expect(award(ben, mia, 'Fed the cat', 20)).rejects.toThrow(/^404/)
    await expect(elsewhere.getByText(t('children.emptyTitle'))).toBeVisible(withinThePoll)
    await goTo(page, t, 'timeline')
    await expect(act(page, 'Fed the cat')).toContainText('Ben')
  })
})
