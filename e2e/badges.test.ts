import { expect } from '@playwright/test'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { endFeast, goTo, goToBehaviors, locateBehaviorTile, locateDialog, undoInMessage } from './actions.ts'
import { signUpFamily } from './family.ts'
import { test } from './fixtures.ts'

test('the deed that completes a badge is celebrated, lights it on the shelf, and its undo takes it [BDG-7, BDG-10, BDG-12, BDG-16]', async ({
  page,
  api,
  t,
}) => {
  const { children } = await signUpFamily(api, ['Mia'])
  const childId = children[0]?.id ?? ''
  const body = { childId, type: 'reward', title: 'x', points: 10, preset: 'help_others' } as const
  for (let n = 0; n < 9; n++) await api(recordBehavior, { body })
  const title = t('badges.kinds.ten_deeds.title')
  const open = t('badges.openName', { title, progress: t('badges.kinds.ten_deeds.progress', { count: 9, most: 10 }) })

  await page.goto('/en/profile')
  await page.getByRole('button', { name: t('badges.all') }).click()
  const shelf = locateDialog(page, t('badges.shelf', { name: 'Mia' }))
  await expect(shelf.getByRole('listitem')).toHaveCount(16)
  await shelf.getByRole('button', { name: open, exact: true }).click()
  const details = shelf.getByRole('region', { name: title })
  await expect(details).toContainText(t('badges.kinds.ten_deeds.condition'))
  await expect(details).toContainText(t('titles.behaviors.help_others'))
  await shelf.getByRole('button', { name: t('common.back') }).click()
  await expect(shelf).toBeHidden()

  await goToBehaviors(page, t)
  await locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia').click()
  await expect(page.getByRole('dialog', { name: `Mia ${title}` })).toBeVisible()
  await endFeast(page, t)
  await undoInMessage(page, t, t('titles.behaviors.greeting'))
  await goTo(page, t, 'profile')
  await expect(page.getByRole('button', { name: open, exact: true })).toBeVisible()
})
