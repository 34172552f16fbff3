import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Habit } from '#shared/habits/contract.ts'
import { reach } from '#shared/habits/rules.ts'
import { addDays, daysBetween, isDay, type Day } from '#shared/time/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { useDayWords } from './day-words.ts'
import { useRest, type Rest } from './use-rest.ts'

interface RestFormProps {
  child: Child
  habit: Habit | null
  day: Day
  onDone: () => void
}

const lengths = [1, 3, 7] as const

/** From when until when, and for which habits; the other button takes rest days away again. */
export function RestForm({ child, habit, day, onDone }: RestFormProps) {
  const t = useTranslations('habits.rest')
  const [rest, setRest] = useState<Rest>({ scope: habit ? 'one' : 'all', from: day, to: day })
  const { submit, ref, textOf, isPending } = useRest(child, habit, day, onDone)
  const change = (changed: Partial<Rest>) => setRest((before) => ({ ...before, ...changed }))
  const limits = { min: addDays(day, -reach.back), max: addDays(day, reach.restAhead) }
  return (
    <Form ref={ref} pending={isPending} onSubmit={() => submit(rest, true)} className="grid gap-4">
      {habit && (
        <ChipGroup
          label={t('scope')}
          value={rest.scope}
          onChange={(scope) => change({ scope })}
          chipClassName="shrink! max-w-full text-left"
          options={[
            { value: 'one', label: <span className="wrap-anywhere">{habit.title}</span> },
            { value: 'all', label: t('scopeAll', { name: child.name }) },
          ]}
        />
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
        <TextField
          name="from"
          type="date"
          label={t('from')}
          error={textOf('from')}
          value={rest.from}
          {...limits}
          onChange={({ target }) => change({ from: target.value, ...(target.value > rest.to && { to: target.value }) })}
        />
        <TextField
          name="to"
          type="date"
          label={t('to')}
          error={textOf('to')}
          value={rest.to}
          {...limits}
          onChange={({ target }) => change({ to: target.value })}
        />
      </div>
      <fieldset aria-label={t('lengths')} className="flex flex-wrap gap-2">
        {lengths.map((days) => (
          <Chip
            key={days}
            pressed={isDay(rest.from) && rest.to === addDays(rest.from, days - 1)}
            onClick={() => isDay(rest.from) && change({ to: addDays(rest.from, days - 1) })}
          >
            {t('length', { days })}
          </Chip>
        ))}
      </fieldset>
      <Sentence name={child.name} {...rest} />
      <FormEnd>
        <Button type="submit" pending={isPending}>
          {t('save')}
        </Button>
        <Button tone="ghost" pending={isPending} onClick={() => submit(rest, false)}>
          {t('remove')}
        </Button>
      </FormEnd>
    </Form>
  )
}

/** "Mia rests from Friday 20 November until Sunday 22 November." */
function Sentence({ name, from, to }: { name: string } & Pick<Rest, 'from' | 'to'>) {
  const t = useTranslations('habits.rest')
  const dayText = useDayWords()
  if (!isDay(from) || !isDay(to) || daysBetween(from, to) < 0) return null
  const words = { name, from: dayText(from, 'day'), to: dayText(to, 'day') }
  return (
    <p className="text-small text-text-2" aria-live="polite">
      {from === to ? t('sentenceDay', words) : t('sentence', words)}
    </p>
  )
}
