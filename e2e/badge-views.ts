import { expect } from '@playwright/test'
import { locateDialog } from './actions.ts'
import type { View } from './open-view.ts'

/** The shelf of badges, and a badge on it. */
export const badgeViews: View[] = [
  {
    name: 'the shelf of badges',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('badges.all') }).click()
      await expect(locateDialog(page, t('badges.shelf', { name: 'Mia' }))).toBeVisible()
    },
  },
  {
    name: 'a badge',
    path: '/profile',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('badges.all') }).click()
      const title = t('badges.kinds.tidy_corner.title')
      await locateDialog(page, t('badges.shelf', { name: 'Mia' }))
        .getByRole('button', { name: title })
        .click()
      await expect(page.getByRole('region', { name: title })).toBeVisible()
    },
  },
]
