import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { addDays, daysBetween, isDay, type Day } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { useRestForm } from './use-rest-form.ts'

interface RestDialogProps {
  child: Child
  /** The habit it was opened from; null for all habits of the child. */
  habit: Habit | null
  day: Day
  onClose: () => void
}

const restLengths = [1, 3, 7] as const

/**
 * Renders the dialog that sets rest days, from a first to a last one, for a habit or all habits of a child, or removes
 * them.
 */
export function RestDialog({ child, habit, day, onClose }: RestDialogProps) {
  const t = useTranslations('habits.rest')
  const common = useTranslations('common')
  const form = useRestForm(child, habit, day, onClose)
  const { from, to } = form.values
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('text')}
      closeLabel={common('close')}
    >
      <Form form={form} pending={form.isPending} onSubmit={() => form.submit(true)} className="grid grid-cols-1 gap-4">
        {habit && (
          <ChipGroup
            {...form.choice('scope')}
            label={t('scope')}
            chipClassName="shrink! max-w-full text-left"
            options={[
              { value: 'one', label: <span className="wrap-anywhere">{habit.title}</span> },
              { value: 'all', label: t('scopeAll', { name: child.name }) },
            ]}
          />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <TextField
            {...form.field('from')}
            {...form.limits}
            type="date"
            label={t('from')}
            onChange={({ target: { value } }) => form.change({ from: value, ...(value > to && { to: value }) })}
          />
          <TextField {...form.field('to')} {...form.limits} type="date" label={t('to')} />
        </div>
        <fieldset aria-label={t('lengths')} className="flex flex-wrap gap-2">
          {restLengths.map((days) => (
            <ChipButton
              key={days}
              pressed={isDay(from) && to === addDays(from, days - 1)}
              onClick={() => isDay(from) && form.change({ to: addDays(from, days - 1) })}
            >
              {t('length', { days })}
            </ChipButton>
          ))}
        </fieldset>
        <RestSentence name={child.name} from={from} to={to} />
        <FormButtons>
          <Button type="submit" pending={form.isPending}>
            {t('save')}
          </Button>
          <Button tone="ghost" pending={form.isPending} onClick={() => form.submit(false)}>
            {t('remove')}
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  )
}

/** Renders "Mia rests from Friday 20 November until Sunday 22 November." */
function RestSentence({ name, from, to }: { name: string; from: string; to: string }) {
  const t = useTranslations('habits.rest')
  const dayText = useFormatCalendarDay()
  if (!isDay(from) || !isDay(to) || daysBetween(from, to) < 0) return null
  const values = { name, from: dayText(from, 'day'), to: dayText(to, 'day') }
  return (
    <p className="text-small text-text-2" aria-live="polite">
      {from === to ? t('sentenceDay', values) : t('sentence', values)}
    </p>
  )
}
