import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addMoment, editMoment, type Moment } from '#shared/moments/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { keepHeight } from '#web/ui/keep-height.ts'
import { awaitArrival } from './moment-arrival.ts'
import type { MomentFields } from './use-moment-fields.ts'
import { insertCachedMoment } from './use-moments.ts'

interface SentForm {
  child: Child
  /** The moment that is edited, as it was; null for a new one. */
  moment: Moment | null
  fields: MomentFields
}

/** `send(input)`: gives a moment the values back that it had before a change. */
const useRevertMoment = () => {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  return useCommand(editMoment, {
    success: ({ date }) => ({ title: t('moments.reverted', { day: dayText(date, 'date') }) }),
    failure: t('acts.undoFailed'),
  })
}

/** Returns the values that the fields of a change had before. */
const findBefore = (moment: Moment, changes: object): Partial<Moment> =>
  Object.fromEntries(Object.entries(moment).filter(([name]) => name in changes))

/** Returns the sent forms of a moment: `add` for a new one, `edit` for changes. */
export const useMomentCommands = (
  { child, moment, fields }: SentForm,
  onDone: (momentId: string, date: string) => void,
) => {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const revert = useRevertMoment()
  const { values, element, showError } = fields
  const finish = (momentId: string, date: string) => {
    fields.clear()
    onDone(momentId, date)
  }
  const add = useCommand(addMoment, {
    tapKey: ({ body }) => JSON.stringify(body),
    update: (client, added) => {
      if (element?.isConnected) awaitArrival(added.id, added.date === fields.today)
      // The emptied field stays as high as it was, so that Save stays under the finger.
      keepHeight(element?.querySelector('textarea') ?? null, '[data-story]')
      insertCachedMoment(client, added)
    },
    success: ({ id, date, badges }) => {
      storeMomentPrompt(child.id, null)
      finish(id, date)
      const message = t('moments.undone', { isToday: String(date === fields.today), day: dayText(date, 'date') })
      const undo = { message, onClick: () => fields.change(values) }
      const feast = addBadgesToFeast(undefined, { child, points: 0, badges })
      return { title: t('moments.saved', { name: child.name }), undo, feast }
    },
    onError: showError,
    failure: t('moments.saveFailed'),
    nameOf: () => t('moments.oneOf', { name: child.name }),
    waitsInForm: true,
  })
  const edit = useCommand(editMoment, {
    success: ({ id, date }, { body }) => {
      finish(id, date)
      const before = moment && { params: { id }, body: findBefore(moment, body) }
      const action = before && { label: t('common.undo'), onClick: () => void revert.send(before) }
      return { title: t('moments.changed', { day: dayText(date, 'date') }), ...(action && { action }) }
    },
    onError: showError,
    failure: t('moments.changeFailed'),
  })
  return { add, edit }
}
