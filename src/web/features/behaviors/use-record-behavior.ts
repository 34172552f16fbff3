import type { Child } from '#shared/children/contract.ts'
import { useAward } from './use-award.ts'
import type { DayChoice } from './use-day-choice.ts'
import { useHardMoment } from './use-hard-moment.ts'
import type { useRecordBehaviorForm } from './use-record-behavior-form.ts'
import type { TileOutcome, useReplacedTile } from './use-replaced-tile.ts'

interface RecordBehaviorOptions extends Pick<TileOutcome, 'onRoomless'> {
  child: Child
  family: readonly Child[]
  when: DayChoice
  form: ReturnType<typeof useRecordBehaviorForm>
  tile: ReturnType<typeof useReplacedTile>
  /** Whether the form of something hard without points is on screen. */
  isOpen: boolean
  onClose: () => void
  /** Called with whether there is something hard to make up for: when it was recorded, and when it is undone. */
  onHard: (isHard: boolean) => void
}

/** Returns `submit()`, which records what the form says as an award, a deduction or a moment, and that moment. */
export const useRecordBehavior = (options: RecordBehaviorOptions) => {
  const { child, family, when, form, tile, isOpen, onClose, onHard, onRoomless } = options
  const award = useAward(child, {
    day: when.day,
    onRecorded: (response, { title, points, picture }) => {
      tile.settle(response, { title, points, ...(picture && { picture }) })
      form.clear()
      onClose()
      if (points < 0) onHard(true)
    },
    onUndo: () => {
      onHard(false)
      onRoomless(null)
    },
    onError: form.showError,
  })
  const moment = useHardMoment({
    child,
    family,
    isOpen,
    day: when.day,
    form,
    onSaved: () => {
      onClose()
      onHard(true)
    },
    onUndo: () => onHard(false),
  })
  const submit = (): void => {
    const { title, points, picture, description } = form.check() ?? {}
    if (title && form.isWithoutPoints) moment.save(form.words)
    else if (title && points) void award.send({ title, points, picture, ...(description && { description }) })
  }
  return { submit, isPending: award.isPending || moment.isPending, moment }
}
