import { expect, type Page } from '@playwright/test'
import { locateDialog, locateMessage, waitForAnswer } from './actions.ts'
import type { Translator } from './messages.ts'
import { habit } from './sample-family.ts'
import { openByButton, type View } from './open-view.ts'

/** Returns the views of visitors who are not signed in; `invitation` is a token. */
export const createPublicViews = (invitation: string): View[] => [
  { name: 'landing', path: '' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'sign-up', path: '/sign-up' },
  { name: 'asking for a new password', path: '/reset-password' },
  { name: 'choosing a new password', path: '/reset-password?token=one-time-link' },
  { name: 'invitation', path: `/invite/${invitation}` },
  { name: 'invitation that is gone', path: '/invite/aaaaaaaaaaaaaaaaaaaaaaaaaaaa' },
  { name: 'signing out by a link', path: '/sign-out' },
  { name: 'confirmed at the provider', path: '/confirmed' },
  { name: 'not confirmed at the provider', path: '/confirmed?error=provider' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'not found', path: '/nowhere' },
]

/** Views of a family without children. */
export const viewsWithoutChildren: View[] = [
  { name: 'home without children', path: '' },
  { name: 'profile without children', path: '/profile' },
  { name: 'confirming an address', path: '/verify-email?token=one-time-link' },
  {
    name: 'adding a child',
    path: '',
    open: async (page, t) => {
      await openByButton(
        (translate) => translate('children.add'),
        (translate) => translate('children.addTitle'),
      )(page, t)
      await page.getByText(t('children.moreFieldsHint')).click()
    },
  },
]

/** Views of a family with a new child, without habits, moments and so on. */
export const viewsWithNewChild: View[] = [
  { name: 'home at first', path: '' },
  { name: 'no habits', path: '/habits' },
  { name: 'no skills', path: '/skills' },
  { name: 'no moments', path: '/moments' },
  { name: 'no activities', path: '/timeline' },
]

const locateTick = (page: Page, t: Translator) =>
  page.getByRole('button', { name: t('habits.tickName', { title: habit, name: 'Mia' }) })

/** Views of home at seven in the evening, of a family that has done all habits. */
export const doneViews: View[] = [
  {
    name: 'all is done',
    path: '',
    open: async (page, t) => expect(page.getByRole('button', { name: t('habits.sky') })).toBeVisible(),
  },
  {
    name: 'the sky of good night',
    path: '',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('habits.sky') }).click()
      await expect(page.locator('[data-good-night=night]')).toBeVisible()
    },
  },
]

/** Views of home of that family at seven in the evening, in this order. */
export const eveningViews: View[] = [
  {
    name: 'the evening',
    path: '',
    open: async (page, t) => {
      await expect(page.getByRole('heading', { name: t('home.thisEvening') })).toBeVisible()
      await expect(locateTick(page, t)).toBeVisible()
    },
  },
  {
    name: 'the promises',
    path: '',
    // A wide window shows them beside the jar.
    maxWidth: 1023,
    open: async (page, t) => {
      await page
        .getByRole('button', { name: new RegExp(`^${t('homeCards.promises')}`) })
        .first()
        .click()
      await expect(locateDialog(page, t('homeCards.promises'))).toBeVisible()
    },
  },
  {
    name: 'an evening with everything done',
    path: '',
    open: async (page, t) => {
      const openTick = locateTick(page, t).and(page.locator('[aria-pressed=false]'))
      const allDone = page.locator('[data-all-done]')
      await expect(openTick.or(allDone)).toBeVisible()
      if (await openTick.isVisible()) {
        await openTick.click()
        // The message about the check-in covers what says that all is done, from the response on.
        await expect(locateMessage(page, t).getByRole('button', { name: t('common.undo') })).toBeVisible()
        await page.reload()
      }
      await expect(allDone).toBeVisible()
      await expect(page.locator('[data-good-night]')).toHaveCount(0)
    },
  },
]

/** Views of that family while nothing of its timeline can be loaded. */
export const failedViews: View[] = [
  {
    name: 'a screen that does not load',
    path: '/timeline',
    open: (page, t) => expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible(),
  },
]

/** Views of the family of `createSampleFamily`: two children, Mia first. */
export const viewsOfSampleFamily: View[] = [
  { name: 'home', path: '' },
  { name: 'behaviours', path: '/behaviors' },
  {
    name: 'the days of behaviours',
    path: '/behaviors',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('behaviors.whenName', { day: t('acts.today') }) }).click()
      await expect(page.getByRole('menuitemradio', { name: t('activities.yesterday') })).toBeVisible()
    },
  },
  { name: 'habits', path: '/habits' },
  { name: 'skills', path: '/skills' },
  {
    name: 'completed skills',
    path: '/skills',
    open: async (page, t) => {
      // In a wide window they are listed below the open ones.
      const completed = page.getByRole('radio', { name: `${t('skills.completed')} 1` })
      const tile = page.getByRole('button', { name: 'Read a map', exact: true })
      await completed.or(tile).click()
      await expect(page.getByRole('heading', { name: 'Read a map' })).toBeVisible()
    },
  },
  { name: 'moments', path: '/moments' },
  { name: 'chat', path: '/ai-chat' },
  {
    name: 'an answer in the chat',
    path: '/ai-chat',
    open: async (page, t) => {
      await page.getByRole('textbox', { name: t('assistant.write') }).fill(t('assistant.examples.teeth'))
      await page.keyboard.press('Enter')
      await waitForAnswer(page, t)
    },
  },
  {
    name: 'an answer to a danger',
    path: '/ai-chat',
    open: async (page, t) => {
      // The conversation keeps the answer of an earlier size.
      const helplines = page.getByRole('region', { name: t('helplines.title') })
      const earlier = await helplines.count()
      await page.getByRole('textbox', { name: t('assistant.write') }).fill('he swallowed a button battery')
      await page.keyboard.press('Enter')
      await expect(helplines).toHaveCount(earlier + 1)
    },
  },
  { name: 'timeline', path: '/timeline' },
  {
    name: 'the filter of the timeline',
    path: '/timeline',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('activities.filterName', { shown: t('activities.all') }) }).click()
      await expect(page.getByRole('menuitemradio', { name: t('activities.fullLong') })).toBeVisible()
    },
  },
  { name: 'rewards', path: '/rewards' },
  {
    name: 'a reward',
    path: '/rewards',
    open: openByButton(
      (t) => t('titles.rewards.toy_car'),
      (t) => t('titles.rewards.toy_car'),
    ),
  },
  {
    name: 'redeemed rewards',
    path: '/rewards',
    open: async (page, t) => {
      await page.getByRole('button', { name: new RegExp(`^${t('rewards.filters.redeemed')}`) }).click()
      await expect(page.getByRole('list', { name: t('rewards.promises') })).toBeVisible()
    },
  },
  { name: 'profile', path: '/profile' },
  { name: 'settings', path: '/settings' },
  { name: 'settings, everyday', path: '/settings/everyday' },
  { name: 'settings, family', path: '/settings/family' },
  { name: 'settings, you', path: '/settings/you' },
  { name: 'settings, security', path: '/settings/security' },
  { name: 'settings, data', path: '/settings/data' },
  { name: 'settings, apps', path: '/settings/apps' },
]
