import type { Child } from '#shared/children/contract.ts'
import { useAward } from './use-award.ts'
import type { DayChoice } from './use-day-choice.ts'
import type { useRecordBehaviorForm } from './use-record-behavior-form.ts'
import type { TileOutcome, useReplacedTile } from './use-replaced-tile.ts'

interface RecordBehaviorOptions extends Pick<TileOutcome, 'onRoomless'> {
  child: Child
  when: DayChoice
  form: ReturnType<typeof useRecordBehaviorForm>
  tile: ReturnType<typeof useReplacedTile>
  onClose: () => void
  /** Called with the title of something hard when it was recorded, and with null when it is undone. */
  onHard: (title: string | null) => void
}

/** Returns `submit()`, which records what the form says as an award or as something hard. */
export const useRecordBehavior = ({ child, when, form, tile, onClose, onHard, onRoomless }: RecordBehaviorOptions) => {
  const { send, isPending } = useAward(child, {
    day: when.day,
    onRecorded: (response, { title, points, picture }) => {
      tile.settle(response, { title, points, ...(picture && { picture }) })
      form.clear()
      onClose()
      if (points <= 0) onHard(title)
    },
    onUndo: () => {
      onHard(null)
      onRoomless(null)
    },
    onError: form.showError,
  })
  const submit = (): void => {
    const { title, points, picture, description } = form.check() ?? {}
    if (title && points !== undefined) void send({ title, points, picture, ...(description && { description }) })
  }
  return { submit, isPending }
}
