import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Mood } from '#shared/moments/rules.ts'
import { DayField } from '#web/ledger/day-field.tsx'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { StickyAction } from '#web/ui/sticky-action.tsx'
import { useIsInView } from '#web/ui/use-is-in-view.ts'
import { MomentDayMenu } from './moment-day-menu.tsx'
import { MoodField } from './mood-field.tsx'
import { findMoodPromptKey } from './prompts.ts'
import { findMomentDayLimits } from './use-moment-day.ts'
import type { MomentFormState as FormState } from './use-moment-form.ts'
import { WeatherRow } from './weather-row.tsx'

interface MomentFormProps {
  child: Child
  form: FormState
}

/** How the button looks: before it can save, when it can, and while the form is as a saved moment left it. */
const buttonLooks = {
  chooseFace: { tone: 'quietPetal' },
  chooseWeather: { tone: 'quietPetal' },
  save: { tone: 'petal', icon: 'check' },
  savedFor: { tone: 'done', icon: 'check', inactive: true },
} as const satisfies Record<string, Partial<ButtonProps>>

const findNextStep = ({ values, weather }: FormState) => {
  if (values.mood === '') return 'chooseFace'
  return weather === '' ? 'chooseWeather' : 'save'
}

/** Renders the form of a new moment: a face and Save are enough where the weather of the day is known. */
export function NewMomentForm({ child, form, zone }: MomentFormProps & { zone: string }) {
  const t = useTranslations('moments')
  const dateError = form.errorOf('date')
  const step = form.isAsSaved ? 'savedFor' : findNextStep(form)
  return (
    <MomentFields
      child={child}
      form={form}
      prompt={readMomentPrompt(child.id)}
      day={<MomentDayMenu form={form} zone={zone} />}
    >
      <StickyAction>
        {dateError && <p className="mb-2 text-small font-medium text-negative">{dateError}</p>}
        <Button type="submit" {...buttonLooks[step]} pending={form.isPending} className="w-full wrap-anywhere">
          {t(step, { name: child.name })}
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
  /** The first question, in place of one of the mood. */
  prompt: string | null
  /** What stands beside the question for the mood. */
  day?: ReactNode
  /** What follows the story. */
  children: ReactNode
}

/** Renders face, weather and story below each other, or where there is room, the story beside the pictures. */
function MomentFields({ child, form, prompt, day, children }: MomentFieldsProps) {
  const t = useTranslations('moments')
  return (
    <div className="@container">
      <Form
        form={form}
        pending={form.isPending}
        onSubmit={form.submit}
        className="grid grid-cols-1 gap-x-7 gap-y-3 @min-[38rem]:grid-cols-2 @min-[38rem]:grid-rows-[1fr_auto]"
      >
        <div className="grid min-w-0 content-start gap-2 @min-[38rem]:row-span-2">
          <MoodField
            {...form.choice('mood')}
            name="mood"
            label={<h2 className="type-h3">{t('howWas', { name: child.name })}</h2>}
            aside={day}
            error={form.missingFace ?? undefined}
          />
          <WeatherRow
            {...form.choice('weather')}
            name="weather"
            value={form.weather}
            error={form.weather === '' ? form.errorOf('weather') : undefined}
            known={form.values.weather === '' ? form.sameDay : undefined}
            today={form.today}
          />
        </div>
        <StoryField form={form} prompt={prompt} />
        {children}
      </Form>
    </div>
  )
}

/** Renders the text area below a question by Glim. */
function StoryField({ form, prompt }: { form: FormState; prompt: string | null }) {
  const t = useTranslations('moments')
  const { mood, content } = form.values
  const { countText, ...story } = form.textArea('content')
  const isNearLimit = Array.from(content).length > textLimits.moment - 500
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <MoodQuestion
        key={`${form.savedId} ${mood}`}
        mood={mood}
        prompt={prompt}
        isKept={form.savedId !== null && mood === ''}
      />
      <TextArea
        {...story}
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
  prompt: string | null
  /** Whether a moment was just saved. */
  isKept: boolean
}

/**
 * Renders a question by Glim that fits the mood, with a button for another one; once a moment was saved, that is said in
 * its place, where it does not cover the place in which the card lands.
 */
function MoodQuestion({ mood, prompt, isKept }: MoodQuestionProps) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(prompt === null ? 0 : -1)
  const line = useRef<HTMLDivElement>(null)
  const isInView = useIsInView(line)
  const Place = isKept && isInView ? MessageSlot : 'div'
  return (
    <div ref={line}>
      <Place className="grid min-h-12! items-center">
        <div className="flex items-center gap-x-2">
          <PosedMascot pose="write" size={36} className="shrink-0" />
          <output className="type-label min-w-0 flex-1 wrap-anywhere">
            {nth < 0 ? prompt : t(`prompts.${findMoodPromptKey(mood, nth)}`)}
          </output>
          <IconButton
            icon="refresh"
            aria-label={t('ask')}
            className="-mr-3 text-text-2"
            onClick={() => setNth(nth + 1)}
          />
        </div>
      </Place>
    </div>
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
