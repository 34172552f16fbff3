import { useState, type ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { findEarliestMomentDay, type Mood } from '#shared/moments/rules.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { StickyAction } from '#web/ui/sticky-action.tsx'
import { MoodField } from './mood-field.tsx'
import { findMoodPromptKey } from './prompts.ts'
import { currentDayMarker, type MomentFormState as FormState } from './use-moment-form.ts'
import { WeatherField } from './weather-field.tsx'

interface MomentFormProps {
  child: Child
  form: FormState
}

/** Renders the form of a new moment: a face and Save are enough where the weather of the day is known. */
export function NewMomentForm({ child, form }: MomentFormProps) {
  const t = useTranslations('moments')
  const missing = form.values.mood === '' ? 'chooseFace' : form.weather === '' ? 'chooseWeather' : null
  return (
    <MomentFields child={child} form={form} prompt={readMomentPrompt(child.id)}>
      <StickyAction>
        <Button
          type="submit"
          tone="petal"
          {...(!missing && { icon: 'check' })}
          pending={form.isPending}
          className="wrap-anywhere"
        >
          {missing ? t(missing) : t('save', { name: child.name })}
        </Button>
      </StickyAction>
    </MomentFields>
  )
}

/** Renders the form that edits a moment, for a dialog. */
export function EditMomentForm({ child, form }: MomentFormProps) {
  const t = useTranslations('moments')
  return (
    <MomentFields child={child} form={form} prompt={null}>
      <FormButtons>
        <Button type="submit" tone="petal" pending={form.isPending}>
          {t('submit')}
        </Button>
      </FormButtons>
    </MomentFields>
  )
}

type MomentFieldsProps = MomentFormProps & {
  /** The first question, in place of one of the mood. */
  prompt: string | null
  /** The buttons. */
  children: ReactNode
}

function MomentFields({ child, form, prompt, children }: MomentFieldsProps) {
  const t = useTranslations('moments')
  const { mood, content } = form.values
  const { countText, ...story } = form.textArea('content')
  const isNearLimit = Array.from(content).length > textLimits.moment - 500
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-3">
      <MoodField
        {...form.choice('mood')}
        name="mood"
        label={<h2 className="type-h3">{t('howWas', { name: child.name })}</h2>}
        error={mood === '' ? form.errorOf('mood') : undefined}
      />
      <MoodQuestion key={`${form.savedCount} ${mood}`} mood={mood} prompt={prompt} />
      <TextArea
        {...story}
        label={<span className="sr-only">{t('story')}</span>}
        placeholder={t('storyHint', { name: child.name })}
        {...(isNearLimit && { countText })}
        rows={3}
      />
      <WeatherField
        {...form.choice('weather')}
        key={form.savedCount}
        name="weather"
        error={form.weather === '' ? form.errorOf('weather') : undefined}
        known={form.sameDay}
        isRow={form.keepsWeathers}
        today={form.today}
      />
      <DayField form={form} />
      {children}
    </Form>
  )
}

/** Renders a question by Glim that fits the mood, with a button for another one. */
function MoodQuestion({ mood, prompt }: { mood: Mood | ''; prompt: string | null }) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(prompt === null ? 0 : -1)
  return (
    <div className="flex min-h-13 items-center gap-x-2">
      <PosedMascot pose="write" size={40} className="shrink-0" />
      <output className="min-w-0 flex-1 text-small wrap-anywhere">
        {nth < 0 ? prompt : t(`prompts.${findMoodPromptKey(mood, nth)}`)}
      </output>
      <IconButton icon="refresh" aria-label={t('ask')} className="-mr-3 text-petal" onClick={() => setNth(nth + 1)} />
    </div>
  )
}

function DayField({ form }: { form: FormState }) {
  const t = useTranslations('moments')
  const latest = findLatestDayOnEarth(useNow({ updateInterval: 60_000 }).getTime())
  return (
    <TextField
      {...form.field('date')}
      inline
      type="date"
      label={t('date')}
      min={findEarliestMomentDay(form.today)}
      max={latest}
      value={form.day}
      onChange={({ target }) =>
        form.change({ date: form.isNew && target.value === form.today ? currentDayMarker : target.value })
      }
    />
  )
}
