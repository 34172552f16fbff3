import { useId, useState, type ReactNode } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { findEarliestMomentDay, type Mood } from '#shared/moments/rules.ts'
import { findLatestDayOnEarth } from '#shared/time/day.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { MomentDayMenu } from './moment-day-menu.tsx'
import { MomentSaveBar } from './moment-save-bar.tsx'
import { MoodField } from './mood-field.tsx'
import { findMoodPromptKey } from './prompts.ts'
import type { MomentFormState as FormState } from './use-moment-form.ts'
import { WeatherRow } from './weather-row.tsx'

interface MomentFormProps {
  child: Child
  form: FormState
}

/** Renders the form of a new moment: a face and Save are enough where the weather of the day is known. */
export function NewMomentForm({ child, form, zone }: MomentFormProps & { zone: string }) {
  const dateError = form.errorOf('date')
  return (
    <MomentFields
      child={child}
      form={form}
      prompt={readMomentPrompt(child.id)}
      day={<MomentDayMenu form={form} zone={zone} />}
    >
      {dateError && <p className="text-small font-medium text-negative">{dateError}</p>}
      <MomentSaveBar child={child} form={form} />
    </MomentFields>
  )
}

/** Renders the form that edits a moment, for a dialog. */
export function EditMomentForm({ child, form }: MomentFormProps) {
  const t = useTranslations('moments')
  return (
    <MomentFields child={child} form={form} prompt={null}>
      <WeatherRow
        {...form.choice('weather')}
        name="weather"
        error={form.weather === '' ? form.errorOf('weather') : undefined}
      />
      <DayField form={form} />
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
  /** What stands beside the question for the mood. */
  day?: ReactNode
  /** What follows the story. */
  children: ReactNode
}

function MomentFields({ child, form, prompt, day, children }: MomentFieldsProps) {
  const t = useTranslations('moments')
  const id = useId()
  const { mood, content } = form.values
  const { countText, ...story } = form.textArea('content')
  const isNearLimit = Array.from(content).length > textLimits.moment - 500
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-2">
      <MoodField
        {...form.choice('mood')}
        name="mood"
        label={<h2 className="type-h3">{t('howWas', { name: child.name })}</h2>}
        aside={day}
        errorId={form.missingFace ? id : undefined}
      />
      <MoodQuestion
        key={`${form.savedCount} ${mood}`}
        id={id}
        mood={mood}
        prompt={prompt}
        isKept={form.savedCount > 0 && mood === ''}
        missing={form.missingFace}
      />
      <TextArea
        {...story}
        label={<span className="sr-only">{t('story')}</span>}
        placeholder={t('storyHint', { name: child.name })}
        {...(isNearLimit && { countText })}
        rows={2}
      />
      {children}
    </Form>
  )
}

interface MoodQuestionProps {
  id: string
  mood: Mood | ''
  prompt: string | null
  /** Whether a moment was just saved. */
  isKept: boolean
  /** What is missing, in place of a question. */
  missing: string | null
}

/**
 * Renders a question by Glim that fits the mood, with a button for another one; once a moment was saved, that is said here,
 * where it does not cover the place in which the card lands.
 */
function MoodQuestion({ id, mood, prompt, isKept, missing }: MoodQuestionProps) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(prompt === null ? 0 : -1)
  const Place = isKept ? MessageSlot : 'div'
  return (
    <div className="flex items-center gap-x-2">
      <PosedMascot pose={isKept ? 'cheer' : 'write'} size={40} className="shrink-0" />
      <Place className="grid min-h-14! min-w-0 flex-1 items-center">
        <div className="flex items-center gap-x-2">
          <output
            id={id}
            className={classNames(
              'min-w-0 flex-1 text-small wrap-anywhere',
              missing !== null && 'font-semibold text-petal',
            )}
          >
            {missing ?? (nth < 0 ? prompt : t(`prompts.${findMoodPromptKey(mood, nth)}`))}
          </output>
          <IconButton
            icon="refresh"
            aria-label={t('ask')}
            className="-mr-3 text-petal"
            onClick={() => setNth(nth + 1)}
          />
        </div>
      </Place>
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
    />
  )
}
