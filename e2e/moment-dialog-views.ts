import { expect } from '@playwright/test'
import { beginAnotherMoment } from './actions.ts'
import { openByButton, openByMenuItem, type View } from './open-view.ts'

const openCalendar = openByButton(
  (t) => t('moments.calendar'),
  (t) => t('moments.calendar'),
)

const openMoreMoods = openByButton(
  (t) => t('moments.moreMoods'),
  (t) => t('moments.moreMoods'),
)

/** Views with an open dialog of the moments screen. */
export const momentDialogViews: View[] = [
  {
    name: 'more moods',
    path: '/moments',
    open: async (page, t) => {
      await beginAnotherMoment(page, t)
      await openMoreMoods(page, t)
    },
  },
  {
    name: 'changing a moment',
    path: '/moments',
    open: openByMenuItem(
      (t) => new RegExp(t('moments.more', { day: '.+' })),
      (t) => t('moments.edit'),
      (t) => t('moments.editTitle'),
    ),
  },
  {
    name: 'the calendar of moments',
    path: '/moments',
    open: async (page, t) => {
      // What a list shows after a dialog has opened is not hidden from screen readers.
      await expect(page.locator('[data-moment]').first()).toBeVisible()
      await openCalendar(page, t)
    },
  },
]
