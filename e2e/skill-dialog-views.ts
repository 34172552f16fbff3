import { expect } from '@playwright/test'
import { finishBelowTarget } from './actions.ts'
import { openByButton, openByMenuItem, type View } from './open-view.ts'
import { skill } from './sample-family.ts'

/** Views with an open dialog or menu of the skills screen, and a feast. */
export const skillDialogViews: View[] = [
  {
    name: 'adding a challenge',
    path: '/skills',
    open: openByButton(
      (t) => t('skills.add'),
      (t) => t('skills.form.addTitle'),
    ),
  },
  {
    name: 'changing a challenge',
    path: '/skills',
    open: openByMenuItem(
      (t) => t('skills.more', { title: skill }),
      (t) => t('skills.edit'),
      (t) => t('skills.form.editTitle'),
    ),
  },
  {
    name: 'all scores',
    path: '/skills',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('skills.curveOf', { title: skill }) }).click()
      await expect(page.getByRole('figure')).toBeVisible()
    },
  },
  {
    name: 'finishing a challenge below its target',
    path: '/skills',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('skills.more', { title: skill }) }).click()
      await page.getByRole('menuitem', { name: t('skills.done') }).click()
      await expect(page.getByRole('alertdialog', { name: t('skills.finish.title') })).toBeVisible()
    },
  },
  {
    name: 'a feast',
    path: '/skills',
    open: async (page, t) => {
      await finishBelowTarget(page, t, skill)
      await expect(page.getByRole('button', { name: t('feast.goOn') })).toBeVisible()
    },
  },
]
