import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { addDays, type Day } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipButton } from '#web/ui/chip.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { DayMonth } from '#web/ledger/day-month.tsx'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { Stack } from '#web/ui/stack.tsx'
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
  const error = form.errorOf('from') ?? form.errorOf('to')
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
            chipClassName="shrink! max-w-full px-2.5! text-left"
            options={[
              { value: 'one', label: <span className="wrap-anywhere">{habit.title}</span> },
              { value: 'all', label: t('scopeAll', { name: child.name }) },
            ]}
          />
        )}
        <div className="grid gap-1">
          <p className="text-small text-text-2">{t('days')}</p>
          {error ? (
            <p role="alert" className="text-small font-medium text-negative">
              {error}
            </p>
          ) : (
            <RestSentence name={child.name} from={from} to={to} />
          )}
          <fieldset aria-label={t('lengths')} className="my-2 flex flex-wrap gap-2">
            {restLengths.map((days) => (
              <ChipButton
                key={days}
                pressed={to === addDays(from, days - 1)}
                onClick={() => form.change({ to: addDays(from, days - 1) })}
              >
                {t('length', { days })}
              </ChipButton>
            ))}
          </fieldset>
          <DayMonth from={from} to={to} {...form.limits} today={day} onChoose={form.chooseDay} />
        </div>
        <FormButtons areBeside>
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
function RestSentence({ name, from, to }: { name: string; from: Day; to: Day }) {
  const t = useTranslations('habits.rest')
  const dayText = useFormatCalendarDay()
  const values = { name, from: dayText(from, 'day'), to: dayText(to, 'day') }
  return (
    <p className="text-small text-text-2" aria-live="polite">
      <Stack
        shown={from === to ? 'day' : 'days'}
        contents={{ day: t('sentenceDay', values), days: t('sentence', values) }}
      />
    </p>
  )
}
