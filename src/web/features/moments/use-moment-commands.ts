import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { addMoment, editMoment, type Moment } from '#shared/moments/contract.ts'
import { useCommand, useUndoAct } from '#web/ledger/use-command.ts'
import { useNameMomentDay } from '#web/ledger/use-name-moment-day.ts'
import { addBadgesToFeast } from '#web/ledger/deed-feast.ts'
import { keepChosenFace } from '#web/lib/chosen-face.ts'
import { writeDraft } from '#web/lib/drafts.ts'
import { momentDraftName, storeMomentPrompt } from '#web/lib/moment-prompt.ts'
import { keepHeight } from '#web/ui/keep-height.ts'
import { rememberSavedMoment } from './moment-arrival.ts'
import type { MomentFields } from './use-moment-fields.ts'
import { insertCachedMoment } from './use-moments.ts'

/** A moment of today that was saved on this screen. */
export interface SavedToday {
  momentId: string
  child: Child
  /** The values of the form. */
  values: MomentFields['values']
  /** Whether words were added to a moment that was there before. */
  isAddition?: boolean
  /**
   * Undoes it; `isQuiet` if what was tapped shows that, so that the message is only announced. Resolves, after
   * `onDone`, to whether it succeeded.
   */
  undo: (options?: { isQuiet?: boolean; onDone?: () => void }) => Promise<boolean>
}

interface SentForm {
  child: Child
  /** The moment that is edited, as it was; null for a new one. */
  moment: Moment | null
  fields: MomentFields
}

type Revert = EndpointInput<typeof editMoment> & { onDone?: (() => void) | undefined }

/** `send(input)`: gives a moment the values back that it had before a change; `onDone` is called once it has them. */
export const useRevertMoment = () => {
  const t = useTranslations()
  const nameDay = useNameMomentDay()
  return useCommand(editMoment, {
    input: ({ params, body }: Revert) => ({ params, body }),
    success: ({ date }, { onDone }) => {
      onDone?.()
      return { title: t('moments.reverted', nameDay(date)) }
    },
    failure: t('acts.undoFailed'),
  })
}

/** Returns the values that the fields of a change had before. */
const findBefore = (moment: Moment, changes: object): Partial<Moment> =>
  Object.fromEntries(Object.entries(moment).filter(([name]) => name in changes))

/** Returns the sent forms of a moment: `add` for a new one, `edit` for changes. */
export const useMomentCommands = (
  { child, moment, fields }: SentForm,
  onDone: (momentId: string, date: string, saved: SavedToday | null) => void,
) => {
  const t = useTranslations()
  const nameDay = useNameMomentDay()
  const revert = useRevertMoment()
  const undoSaved = useUndoAct()
  const { values, element, showError } = fields
  const finish = (momentId: string, date: string, saved: SavedToday | null) => {
    fields.clear()
    onDone(momentId, date, saved)
  }
  const add = useCommand(addMoment, {
    tapKey: ({ body }) => JSON.stringify(body),
    update: (client, added) => {
      if (element?.isConnected) rememberSavedMoment(added.id, added.date === fields.today)
      // The emptied field stays as high as it was, so that Save stays under the finger.
      keepHeight(element?.querySelector('textarea') ?? null, '[data-story]')
      insertCachedMoment(client, added)
    },
    success: ({ id, date, badges }, _, actId) => {
      storeMomentPrompt(child.id, null)
      keepChosenFace(child.id, fields.today, null)
      const isOfToday = date === fields.today
      // Its card says so, with Undo.
      const isQuiet = isOfToday && element?.isConnected === true
      const message = t('moments.undone', nameDay(date))
      const undoOnCard: SavedToday['undo'] = (options) => undoSaved.send({ actId, message, ...options })
      finish(id, date, isOfToday ? { momentId: id, child, values, undo: undoOnCard } : null)
      const onClick = () => {
        writeDraft(momentDraftName(child.id), values)
        fields.change(values)
      }
      const undo = { message, onClick }
      const feast = addBadgesToFeast(undefined, { child, points: 0, badges })
      return { title: t('moments.saved', { name: child.name }), isQuiet, undo, feast }
    },
    onError: showError,
    failure: t('moments.saveFailed'),
    nameOf: () => t('moments.oneOf', { name: child.name }),
    waitsInForm: true,
  })
  const edit = useCommand(editMoment, {
    success: ({ id, date }, { body }) => {
      finish(id, date, null)
      const before = moment && { params: { id }, body: findBefore(moment, body) }
      const action = before && { label: t('common.undo'), onClick: () => void revert.send(before) }
      return { title: t('moments.changed', nameDay(date)), ...(action && { action }) }
    },
    onError: showError,
    failure: t('moments.changeFailed'),
  })
  return { add, edit }
}
