import { expect, type Page } from '@playwright/test'
import { locateBehaviorTile, locateMessage } from './actions.ts'
import type { Translator } from './messages.ts'
import type { View } from './open-view.ts'

const award = (page: Page, t: Translator) =>
  locateBehaviorTile(page, t, t('titles.behaviors.greeting'), 10, 'Mia').click()

const locateButton = (page: Page, t: Translator, name: string) =>
  locateMessage(page, t).getByRole('button', { name, exact: true })

/** Views with a message, for the family of `createSampleFamily`. */
export const messageViews: View[] = [
  {
    name: 'an award with Undo',
    path: '/behaviors',
    open: async (page, t) => {
      await award(page, t)
      await expect(locateButton(page, t, t('common.undo'))).toBeVisible()
    },
  },
  {
    name: 'an award that was undone',
    path: '/behaviors',
    open: async (page, t) => {
      await award(page, t)
      await locateButton(page, t, t('common.undo')).click()
      const says = t('acts.undone', { title: t('titles.behaviors.greeting') })
      await expect(locateMessage(page, t)).toContainText(says)
    },
  },
  {
    name: 'an award that waits for the network',
    path: '/behaviors',
    open: async (page, t) => {
      await expect(locateMessage(page, t)).toBeAttached()
      await page.context().setOffline(true)
      await award(page, t)
      await expect(locateMessage(page, t)).toContainText(t('common.waitingHint'))
      await expect(page.locator('[data-offline]')).toBeVisible()
    },
  },
]

/** The offer of sound that follows an award, on a device on which sound was not declined; views after it get it, too. */
export const soundOfferView: View = {
  name: 'the offer of sound',
  path: '/behaviors',
  open: async (page, t) => {
    await page.addInitScript(() => localStorage.removeItem('glowjar.sound'))
    await page.reload()
    await award(page, t)
    await expect(locateButton(page, t, t('sound.accept'))).toBeVisible({ timeout: 30_000 })
  },
}
