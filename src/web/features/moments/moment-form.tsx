import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import { findEarliestMomentDay, moods, weathers, type Mood } from '#shared/moments/rules.ts'
import { dayIn, findLatestDayOnEarth } from '#shared/time/day.ts'
import { readMomentPrompt } from '#web/lib/moment-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { PictureRadioGroup } from '#web/ui/picture-radio-group.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'
import { findMoodPromptKey } from './prompts.ts'
import { currentDayMarker, type MomentFormState as FormState } from './use-moment-form.ts'

interface MomentFormProps {
  child: Child
  isNew: boolean
  zone: string
  form: FormState
}

/**
 * Renders the form of a moment: weather, mood, a question about the mood, story, date, and a placeholder for a photo.
 */
export function MomentForm({ child, isNew, zone, form }: MomentFormProps) {
  const t = useTranslations('moments')
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const day = dayIn(now, zone)
  const { mood, date } = form.values
  const { countText, ...story } = form.textArea('content')
  const isNearLimit = Array.from(story.value).length > textLimits.moment - 500
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid grid-cols-1 gap-4">
      <WeatherAndMoodFields form={form} />
      <MoodQuestion key={mood} mood={mood} prompt={isNew ? readMomentPrompt(child.id) : null} />
      <TextArea
        {...story}
        label={t('story')}
        hint={t('storyHint', { name: child.name })}
        {...(isNearLimit && { countText })}
        rows={4}
      />
      <TextField
        {...form.field('date')}
        type="date"
        label={t('date')}
        min={findEarliestMomentDay(day)}
        max={findLatestDayOnEarth(now)}
        value={date === currentDayMarker ? day : date}
        onChange={({ target }) =>
          form.change({ date: isNew && target.value === day ? currentDayMarker : target.value })
        }
      />
      {isNew && <PhotoPlaceholder />}
      <FormButtons>
        <Button type="submit" tone="petal" pending={form.isPending}>
          {isNew ? t('save') : t('submit')}
        </Button>
      </FormButtons>
    </Form>
  )
}

function WeatherAndMoodFields({ form }: { form: FormState }) {
  const t = useTranslations('moments')
  const words = useTranslations('activities')
  const { weather, mood } = form.values
  return (
    <>
      <PictureRadioGroup
        {...form.select('weather')}
        label={t('weather')}
        error={weather === '' ? form.errorOf('weather') : undefined}
        options={weathers.map((value) => ({
          value,
          label: words(`weathers.${value}`),
          drawing: <WeatherDrawing weather={value} />,
        }))}
      />
      <PictureRadioGroup
        {...form.select('mood')}
        label={t('mood')}
        error={mood === '' ? form.errorOf('mood') : undefined}
        options={moods.map((value) => ({
          value,
          label: words(`moods.${value}`),
          drawing: <MoodFace mood={value} />,
        }))}
      />
    </>
  )
}

/** Renders a question by Glim that fits the mood, with a button for another one. */
function MoodQuestion({ mood, prompt }: { mood: Mood | ''; prompt: string | null }) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(prompt === null ? 0 : -1)
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-tile bg-surface-2 py-1.5 pr-1 pl-3">
      <PosedMascot pose="write" size={40} className="shrink-0" />
      <output className="type-h3 min-w-0 flex-1 basis-36 wrap-anywhere">
        {nth < 0 ? prompt : t(`prompts.${findMoodPromptKey(mood, nth)}`)}
      </output>
      <IconButton icon="refresh" aria-label={t('ask')} className="ml-auto text-petal" onClick={() => setNth(nth + 1)} />
    </div>
  )
}

function PhotoPlaceholder() {
  const t = useTranslations('moments')
  return (
    <div className="flex min-h-18 items-center justify-center gap-3 rounded-field border-[1.5px] border-dashed border-control px-4 py-3 text-text-2">
      <Icon name="camera" />
      <p className="min-w-0 text-small">
        <span className="type-label block">{t('photo')}</span>
        {t('photoSoon')}
      </p>
    </div>
  )
}
