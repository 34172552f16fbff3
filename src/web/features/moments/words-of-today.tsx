import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { editMoment, type Moment } from '#shared/moments/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { useRevertMoment, type SavedToday } from './use-moment-commands.ts'
import type { MomentFormState } from './use-moment-form.ts'

interface WordsOfTodayProps {
  moment: Moment
  child: Child
  /** The form of a new moment, in which the words wait. */
  form: MomentFormState
  onAdded: (saved: SavedToday) => void
  onAnother: () => void
}

/** Renders the words that wait in the form of a new moment, to be added to the one of today or saved as another one. */
export function WordsOfToday({ moment, child, form, onAdded, onAnother }: WordsOfTodayProps) {
  const t = useTranslations('moments')
  const revert = useRevertMoment()
  const { values } = form
  const story = form.field('content')
  const add = useCommand(editMoment, {
    success: ({ id }) => {
      const before = { params: { id }, body: { content: moment.content } }
      form.clear()
      const undo: SavedToday['undo'] = (options) => revert.send({ ...before, onDone: options?.onDone })
      onAdded({ momentId: id, child, values, isAddition: true, undo })
    },
    onError: form.showError,
    failure: t('changeFailed'),
  })
  const onAdd = () => {
    if (values.content.trim() === '') return
    // Others can have added words in the meantime.
    const content = moment.content ? `${moment.content}\n${values.content}` : values.content
    void add.send({ params: { id: moment.id }, body: { content } })
  }
  return (
    <div className="grid gap-2.5">
      <TextArea {...story} label={t('addWords')} rows={2} />
      <div className="flex flex-wrap gap-2">
        <Button tone="petal" className="grow px-3!" pending={add.isPending} onClick={onAdd}>
          {t('addToToday')}
        </Button>
        <Button tone="ghost" className="grow px-3!" onClick={onAnother}>
          {t('saveAsAnother')}
        </Button>
      </div>
    </div>
  )
}
