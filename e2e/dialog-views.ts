import { expect } from '@playwright/test'
import { habit } from './sample-family.ts'
import { openByButton, openByMenuItem, openPictures, type View } from './open-view.ts'
import { locateDialog } from './actions.ts'
import { badgeViews } from './badge-views.ts'
import { redeemView } from './redeem-view.ts'
import { momentDialogViews } from './moment-dialog-views.ts'
import { skillDialogViews } from './skill-dialog-views.ts'

/** Views with an open dialog or menu, for the family of `createSampleFamily`. */
export const dialogViews: View[] = [
  {
    name: 'choosing a child',
    path: '/timeline',
    open: openByButton(
      (t) => t('shell.childButton', { name: 'Mia' }),
      (t) => t('children.choose'),
    ),
  },
  {
    name: 'changing a child',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('children.manage') }).click()
      await openByButton(
        (translate) => translate('children.edit', { name: 'Mia' }),
        (translate) => translate('children.editTitle', { name: 'Mia' }),
      )(page, t)
    },
  },
  {
    name: 'setting up the second factor',
    path: '/settings/security',
    open: async (page, t) => {
      await openByButton(
        (translate) => translate('secondFactor.setUp'),
        (translate) => translate('secondFactor.setUpTitle'),
      )(page, t)
      await page.getByRole('button', { name: t('secondFactor.next') }).click()
      await expect(page.getByRole('img', { name: t('secondFactor.qrCode') })).toBeVisible()
    },
  },
  {
    name: 'adding a webhook',
    path: '/settings/apps',
    open: openByButton(
      (t) => t('webhooks.add'),
      (t) => t('webhooks.addTitle'),
    ),
  },
  {
    name: 'the last entries',
    path: '/?child',
    // A wide window shows them beside the jar.
    maxWidth: 768,
    open: openByButton(
      (t) => t('home.lastEntries', { name: 'Mia' }),
      (t) => t('home.lastEntries', { name: 'Mia' }),
    ),
  },
  {
    name: 'writing an own behaviour',
    path: '/behaviors',
    open: openByButton(
      (t) => t('behaviors.own'),
      (t) => t('behaviors.own'),
    ),
  },
  {
    name: 'noting something hard',
    path: '/behaviors',
    open: openByButton(
      (t) => t('behaviors.hard'),
      (t) => t('behaviors.hard'),
    ),
  },
  {
    name: 'arranging the tiles',
    path: '/behaviors',
    open: openByButton(
      (t) => t('behaviors.list.title'),
      (t) => t('behaviors.list.title'),
    ),
  },
  {
    name: 'adding a habit',
    path: '/habits',
    open: openByButton(
      (t) => t('habits.add'),
      (t) => t('habits.form.addTitle', { name: 'Mia' }),
    ),
  },
  { name: 'choosing a picture', path: '/habits', open: openPictures },
  {
    name: 'changing a habit',
    path: '/habits',
    open: openByMenuItem(
      (t) => t('habits.menu.open', { title: habit }),
      (t) => t('habits.menu.edit'),
      (t) => t('habits.form.editTitle'),
    ),
  },
  {
    name: 'the month of a habit',
    path: '/habits',
    open: openByButton(
      () => habit,
      () => habit,
    ),
  },
  {
    name: 'rest days of a habit',
    path: '/habits',
    open: openByMenuItem(
      (t) => t('habits.menu.open', { title: habit }),
      (t) => t('habits.menu.rest'),
      (t) => t('habits.rest.title'),
    ),
  },
  {
    name: 'what can be done with a habit',
    path: '/habits',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('habits.menu.open', { title: habit }) }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'the keyboard shortcuts',
    path: '/behaviors',
    open: async (page, t) => {
      await page.locator('[data-shortcuts]').waitFor({ state: 'attached' })
      await page.keyboard.press('?')
      await expect(locateDialog(page, t('shortcuts.title'))).toBeVisible()
    },
  },
  ...momentDialogViews,
  ...skillDialogViews,
  ...badgeViews,
  redeemView,
  {
    name: 'Glim',
    path: '',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('shell.openGlim') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'deleting a child',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('children.manage') }).click()
      await page.getByRole('button', { name: t('children.delete', { name: 'Noah' }) }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'giving feedback',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('feedback.openHint') }).click()
      await expect(locateDialog(page, t('feedback.title'))).toBeVisible()
    },
  },
  {
    name: 'adding a reward',
    path: '/rewards',
    open: openByButton(
      (t) => t('rewards.add'),
      (t) => t('rewards.form.addTitle', { name: 'Mia' }),
    ),
  },
  {
    name: 'changing a reward',
    path: '/rewards',
    open: openByMenuItem(
      (t) => t('rewards.menu', { title: t('titles.rewards.story_book') }),
      (t) => t('rewards.edit'),
      (t) => t('rewards.form.editTitle'),
    ),
  },
  {
    name: 'inviting',
    path: '/profile',
    open: openByButton(
      (t) => t('families.invite'),
      (t) => t('families.inviteTitle'),
    ),
  },
  {
    name: 'making an access key',
    path: '/settings/apps',
    open: openByButton(
      (t) => t('tokens.create'),
      (t) => t('tokens.createTitle'),
    ),
  },
  {
    name: 'an access key',
    path: '/settings/apps',
    open: async (page, t) => {
      await openByButton(
        (translate) => translate('tokens.create'),
        (translate) => translate('tokens.createTitle'),
      )(page, t)
      const dialog = locateDialog(page, t('tokens.createTitle'))
      await dialog.getByLabel(t('tokens.name'), { exact: true }).fill('Home Assistant')
      await dialog.getByRole('button', { name: t('tokens.submit') }).click()
      await expect(dialog.getByLabel(t('tokens.secret'), { exact: true })).toBeVisible()
    },
  },
]
