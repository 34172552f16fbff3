import { useMutation } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { addMoment, editMoment, newMoment, type Moment } from '#shared/moments/contract.ts'
import { earliestMoment } from '#shared/moments/rules.ts'
import { latestDay } from '#shared/time/day.ts'
import { useUndo } from '#web/ledger/use-undo.ts'
import { useForm } from '#web/lib/form.ts'
import { isHalfTyped } from '#web/lib/half-typed.ts'
import { write } from '#web/lib/query.ts'
import { useToast } from '#web/ui/use-toast.ts'
import { onItsDay, type MomentDraft } from './use-moment-draft.ts'
import { useMomentWords } from './use-moment-words.ts'

/** What is wrong with a day that no schema can know: the first and the last one move on with time. */
const useDayCheck = () => {
  const latest = latestDay(useNow({ updateInterval: 60_000 }).getTime())
  return (date: string, form: HTMLFormElement | null) => {
    if (isHalfTyped(form, 'date')) return 'invalid_day'
    if (date === onItsDay) return null
    if (date === '') return 'required'
    if (date > latest) return 'future_day'
    return date < earliestMoment(latest) ? 'day_too_far_back' : null
  }
}

const changesOf = ({ draft, initial }: MomentDraft) => ({
  ...(draft.weather !== '' && draft.weather !== initial.weather && { weather: draft.weather }),
  ...(draft.mood !== '' && draft.mood !== initial.mood && { mood: draft.mood }),
  ...(draft.content !== initial.content && { content: draft.content || null }),
  ...(draft.date !== initial.date && { date: draft.date }),
})

/** `submit()`: checks the whole moment by the contract, then writes it or sends what was changed. */
export const useSaveMoment = (child: Child, moment: Moment | null, writing: MomentDraft, onDone: () => void) => {
  const t = useTranslations()
  const words = useMomentWords()
  const toast = useToast()
  const undo = useUndo()
  const dayWrong = useDayCheck()
  const { ref, textOf, check, mark, failed } = useForm(newMoment, {
    weather: t('moments.weatherRequired'),
    mood: t('moments.moodRequired'),
  })
  const add = useMutation({
    ...write(addMoment),
    onSuccess: ({ actId, date }) => {
      const said = t('activities.undone', { title: words.day(date) })
      const { draft } = writing
      writing.clear()
      toast({
        title: t('moments.saved', { name: child.name }),
        action: {
          label: t('common.undo'),
          onClick: () => {
            writing.change(draft)
            undo.mutate({ actId, childId: child.id, points: 0, said })
          },
        },
      })
      onDone()
    },
    onError: failed(t('moments.saveFailed')),
  })
  const edit = useMutation({
    ...write(editMoment),
    onSuccess: ({ date }) => {
      writing.clear()
      toast({ title: t('moments.changed', { day: words.day(date) }) })
      onDone()
    },
    onError: failed(t('moments.changeFailed')),
  })
  const submit = () => {
    const { weather, mood, content, date } = writing.draft
    if (weather === '' && mood === '') toast({ kind: 'error', title: t('moments.bothRequired') })
    // What is not chosen yet is no weather and no mood: the schema says so beside the pickers.
    const input = {
      childId: child.id,
      weather,
      mood,
      content,
      ...(date !== onItsDay && date !== '' && { date }),
    } as z.input<typeof newMoment>
    const checked = check(input)
    if (!checked) return
    const wrong = dayWrong(date, ref.current)
    if (wrong) mark('date', wrong)
    else if (moment) edit.mutate({ params: { id: moment.id }, body: changesOf(writing) })
    else add.mutate({ body: checked })
  }
  return { submit, ref, textOf, isPending: add.isPending || edit.isPending }
}
