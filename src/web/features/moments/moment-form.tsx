import { memo, useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Mood } from '#shared/moments/rules.ts'
import { DayField } from '#web/ledger/day-field.tsx'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { StickyAction } from '#web/ui/sticky-action.tsx'
import { MomentDayMenu } from './moment-day-menu.tsx'
import { MoodField } from '#web/ledger/mood-field.tsx'
import { SaveMomentButton } from '#web/ledger/save-moment-button.tsx'
import { findMoodPromptKey } from './prompts.ts'
import { QuestionPlace } from './question-place.tsx'
import { findMomentDayLimits } from './use-moment-day.ts'
import type { MomentFormState as FormState } from './use-moment-form.ts'
import { WeatherRow } from '#web/ledger/weather-row.tsx'

interface MomentFormProps {
  child: Child
  form: FormState
}

/** Renders the form of a new moment: a face and Save are enough where the weather of the day is known. */
export function NewMomentForm({ child, form, zone }: MomentFormProps & { zone: string }) {
  const t = useTranslations('moments')
  const dateError = form.errorOf('date')
  return (
    <MomentFields
      id={`moment-${child.id}`}
      child={child}
      form={form}
      prompt={readMomentPrompt(child.id)}
      day={<MomentDayMenu form={form} zone={zone} />}
    >
      <StickyAction>
        {dateError && <p className="mb-2 text-small font-medium text-negative">{dateError}</p>}
        <SaveMomentButton
          label={t('save', { name: child.name })}
          icon="check"
          missing={form.missing}
          asked={form.asked}
          isPending={form.isPending}
        />
      </StickyAction>
    </MomentFields>
  )
}

/** Renders the form that edits a moment, for a dialog. */
export function EditMomentForm({ child, form, isForStory }: MomentFormProps & { isForStory: boolean }) {
  const t = useTranslations('moments')
  return (
    <MomentFields child={child} form={form} prompt={null} isForStory={isForStory}>
      <MomentDayField form={form} />
      <FormButtons>
        <Button type="submit" tone="petal" pending={form.isPending}>
          {t('submit')}
        </Button>
      </FormButtons>
    </MomentFields>
  )
}

type MomentFieldsProps = MomentFormProps & {
  /** By which the form is found again after the screen was left. */
  id?: string
  /** The first question, in place of one of the mood. */
  prompt: string | null
  /** The content beside the question for the mood. */
  day?: ReactNode
  /** Whether the dialog around it is opened to write the story, with which it then begins. */
  isForStory?: boolean
  /** What follows the story. */
  children: ReactNode
}

/**
 * Renders face, weather and story below each other, or where there is room, the story beside the pictures. A chosen face is
 * on screen before what follows from it.
 */
function MomentFields({ id, child, form, prompt, day, isForStory = false, children }: MomentFieldsProps) {
  const t = useTranslations('moments')
  const deferredForm = useDeferredValue(form)
  const story = <StoryField child={child} form={form} prompt={prompt} isForStory={isForStory} />
  return (
    <div className="@container">
      <Form
        id={id}
        form={form}
        pending={form.isPending}
        onSubmit={form.submit}
        className="grid grid-cols-1 gap-x-7 gap-y-3 @min-[37rem]:grid-cols-2 @min-[37rem]:grid-rows-[1fr_auto]"
      >
        {isForStory && story}
        <div className="grid min-w-0 content-start gap-2 @min-[37rem]:row-span-2">
          <MoodField
            name="mood"
            value={form.values.mood}
            onChange={(mood) => form.change({ mood })}
            label={<h2 className="type-h3">{t('howWas', { name: child.name })}</h2>}
            aside={day}
            isAsked={form.asked === 'mood'}
          />
          <WeatherField form={deferredForm} weather={form.weather} isAsked={form.asked === 'weather'} />
        </div>
        {!isForStory && story}
        {children}
      </Form>
    </div>
  )
}

interface WeatherFieldProps {
  form: FormState
  weather: FormState['weather']
  isAsked: boolean
}

const WeatherField = memo(function WeatherField({ form, weather, isAsked }: WeatherFieldProps) {
  return (
    <WeatherRow
      key={form.savedId}
      name="weather"
      value={weather}
      onChange={(chosen) => form.change({ weather: chosen })}
      isAsked={isAsked}
      isLast={form.missing === 'weather'}
      isPending={form.isWeatherPending}
      known={form.values.weather === '' ? form.known : undefined}
      today={form.today}
    />
  )
})

type StoryFieldProps = MomentFormProps & { prompt: string | null; isForStory: boolean }

/** Renders the text area below a question by Glim. */
function StoryField({ child, form, prompt, isForStory }: StoryFieldProps) {
  const t = useTranslations('moments')
  const { content } = form.values
  const mood = useDeferredValue(form.values.mood)
  const { countText, ...story } = form.textArea('content')
  const isNearLimit = Array.from(content).length > textLimits.moment - 500
  return (
    <div data-story="" className="flex min-w-0 flex-col gap-2.5">
      <GlimQuestion savedId={form.savedId} mood={mood} name={child.name} prompt={prompt} />
      <TextArea
        {...story}
        {...(isForStory && { 'data-initial-focus': '' })}
        label={t('story')}
        isLabelHidden
        className="grow"
        placeholder={t('storyHint')}
        {...(isNearLimit && { countText })}
        rows={2}
      />
    </div>
  )
}

interface MoodQuestionProps {
  mood: Mood | ''
  /** The name of the child. */
  name: string
  prompt: string | null
}

const GlimQuestion = memo(function GlimQuestion({ savedId, ...props }: MoodQuestionProps & { savedId: string | null }) {
  return (
    <QuestionPlace>
      <div className="flex items-center gap-x-2">
        <PosedMascot pose="write" size={36} className="shrink-0" />
        <MoodQuestion key={`${savedId} ${props.mood}`} {...props} />
      </div>
    </QuestionPlace>
  )
})

/** Renders a question by Glim that fits the mood, with a button for another one. */
function MoodQuestion({ mood, name, prompt }: MoodQuestionProps) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(prompt === null ? 0 : -1)
  return (
    <>
      <output className="type-label min-w-0 flex-1 wrap-anywhere">
        {nth < 0 ? prompt : t(`prompts.${findMoodPromptKey(mood, nth)}`, { name })}
      </output>
      <IconButton icon="refresh" aria-label={t('ask')} className="-mr-3 text-text-2" onClick={() => setNth(nth + 1)} />
    </>
  )
}

function MomentDayField({ form }: { form: FormState }) {
  const t = useTranslations('moments')
  return (
    <DayField
      {...form.choice('date')}
      {...findMomentDayLimits(form)}
      name="date"
      label={t('date')}
      error={form.errorOf('date')}
      today={form.today}
    />
  )
}
