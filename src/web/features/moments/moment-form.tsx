import { useState } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { textLimits } from '#shared/contract/fields.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { earliestMoment, moods, weathers, type Mood } from '#shared/moments/rules.ts'
import { dayIn, latestDay } from '#shared/time/day.ts'
import { askedPrompt } from '#web/lib/asked-prompt.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { Form, FormEnd } from '#web/ui/form.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { PictureRadioGroup } from '#web/ui/picture-radio-group.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'
import { promptKey } from './prompts.ts'
import { onItsDay, type MomentDraft } from './use-moment-draft.ts'
import { useSaveMoment } from './use-save-moment.ts'

interface MomentFormProps {
  child: Child
  /** The moment that is changed; null for a new one. */
  moment: Moment | null
  zone: string
  writing: MomentDraft
  onDone: () => void
}

/** Weather and mood, a question that follows the mood, the story, the day, and a place for a photo. */
export function MomentForm({ child, moment, zone, writing, onDone }: MomentFormProps) {
  const t = useTranslations('moments')
  const { submit, ref, textOf, isPending } = useSaveMoment(child, moment, writing, onDone)
  return (
    <Form ref={ref} pending={isPending} onSubmit={submit} className="grid grid-cols-1 gap-4">
      <Pickers writing={writing} textOf={textOf} />
      <Question key={writing.draft.mood} mood={writing.draft.mood} asked={moment ? null : askedPrompt(child.id)} />
      <Story child={child} writing={writing} error={textOf('content')} />
      <DayField zone={zone} isNew={moment === null} writing={writing} error={textOf('date')} />
      {!moment && <PhotoPlace />}
      <FormEnd>
        <Button type="submit" tone="petal" pending={isPending}>
          {moment ? t('submit') : t('save')}
        </Button>
      </FormEnd>
    </Form>
  )
}

function Pickers({ writing, textOf }: { writing: MomentDraft; textOf: (path: string) => string | undefined }) {
  const t = useTranslations('moments')
  const words = useTranslations('activities')
  const common = useTranslations('common')
  const { draft, change } = writing
  return (
    <>
      <PictureRadioGroup
        name="weather"
        label={t('weather')}
        requiredText={common('required')}
        error={draft.weather === '' ? textOf('weather') : undefined}
        value={draft.weather}
        onChange={(weather) => change({ weather })}
        options={weathers.map((value) => ({
          value,
          label: words(`weathers.${value}`),
          drawing: <WeatherDrawing weather={value} />,
        }))}
      />
      <PictureRadioGroup
        name="mood"
        label={t('mood')}
        requiredText={common('required')}
        error={draft.mood === '' ? textOf('mood') : undefined}
        value={draft.mood}
        onChange={(mood) => change({ mood })}
        options={moods.map((value) => ({
          value,
          label: words(`moods.${value}`),
          drawing: <MoodFace mood={value} />,
        }))}
      />
    </>
  )
}

/** Glim asks; the question follows the mood, and another one is a tap away. */
function Question({ mood, asked }: { mood: Mood | ''; asked: string | null }) {
  const t = useTranslations('moments')
  const [nth, setNth] = useState(asked === null ? 0 : -1)
  return (
    <div className="flex flex-wrap items-center gap-x-2 rounded-tile bg-surface-2 py-1.5 pr-1 pl-3">
      <Mascot pose="write" size={40} className="shrink-0" />
      <output className="type-h3 min-w-0 flex-1 basis-36 wrap-anywhere">
        {nth < 0 ? asked : t(`prompts.${promptKey(mood, nth)}`)}
      </output>
      <IconButton icon="refresh" aria-label={t('ask')} className="ml-auto text-petal" onClick={() => setNth(nth + 1)} />
    </div>
  )
}

function Story({ child, writing, error }: { child: Child; writing: MomentDraft; error: string | undefined }) {
  const t = useTranslations('moments')
  const common = useTranslations('common')
  const { draft, change } = writing
  const written = Array.from(draft.content).length
  const count = common('count', { count: String(written), most: String(textLimits.moment) })
  return (
    <TextArea
      name="content"
      label={t('story')}
      hint={t('storyHint', { name: child.name })}
      error={error}
      {...(written > textLimits.moment - 500 && { countText: count })}
      rows={4}
      value={draft.content}
      onChange={({ target }) => change({ content: target.value })}
    />
  )
}

interface DayFieldProps {
  zone: string
  isNew: boolean
  writing: MomentDraft
  error: string | undefined
}

function DayField({ zone, isNew, writing, error }: DayFieldProps) {
  const t = useTranslations('moments')
  const now = useNow({ updateInterval: 60_000 }).getTime()
  const today = dayIn(now, zone)
  const { date } = writing.draft
  return (
    <TextField
      name="date"
      type="date"
      label={t('date')}
      error={error}
      min={earliestMoment(today)}
      max={latestDay(now)}
      value={date === onItsDay ? today : date}
      onChange={({ target }) => writing.change({ date: isNew && target.value === today ? onItsDay : target.value })}
    />
  )
}

function PhotoPlace() {
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
