import { expect, type Page } from '@playwright/test'
import { finishBelowTarget } from './actions.ts'
import { openByButton, openByMenuItem, type View } from './open-view.ts'
import { skill } from './sample-family.ts'

/** Undoes an act without the screen, so that the family stays as it is for the next size. */
const undoInBackground = async (page: Page, id: string): Promise<void> => {
  const status = await page.evaluate(async (path) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    return (await fetch(path, { method: 'POST', headers })).status
  }, `/api/acts/${id}/undo`)
  expect(status).toBe(200)
}

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
      // A wide window shows the curve, and the scores as a table.
      const all = page.getByRole('button', { name: t('skills.curveOf', { title: skill }) })
      await all.or(page.getByRole('button', { name: t('skills.showTable') })).click()
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
      const completion = page.waitForRequest((request) => request.method() === 'PUT')
      await finishBelowTarget(page, t, skill)
      await expect(page.getByRole('button', { name: t('feast.goOn') })).toBeVisible()
      await undoInBackground(page, (await completion).headers()['idempotency-key'] ?? '')
    },
  },
]
