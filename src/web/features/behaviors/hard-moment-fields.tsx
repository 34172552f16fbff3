import { useTranslations } from 'use-intl'
import { MoodField } from '#web/ledger/mood-field.tsx'
import { WeatherRow } from '#web/ledger/weather-row.tsx'
import type { HardMoment } from './use-hard-moment.ts'
import type { useRecordBehaviorForm } from './use-record-behavior-form.ts'

interface HardMomentFieldsProps {
  name: string
  form: ReturnType<typeof useRecordBehaviorForm>
  moment: HardMoment
}

/** Renders what the moment needs that something hard without points becomes: a face, and the weather unless it is known. */
export function HardMomentFields({ name, form, moment }: HardMomentFieldsProps) {
  const t = useTranslations()
  return (
    <div className="grid gap-2">
      <MoodField
        name="mood"
        value={moment.mood}
        label={<span className="type-label">{t('behaviors.sheet.felt', { name })}</span>}
        isAsked={moment.asked === 'mood'}
        onChange={(mood) => form.change({ mood })}
      />
      <WeatherRow
        name="weather"
        value={moment.weather}
        known={moment.known}
        isPending={moment.isWeatherPending}
        isAsked={moment.asked === 'weather'}
        isLast={moment.missing === 'weather'}
        today={moment.today}
        onChange={(weather) => form.change({ weather })}
      />
    </div>
  )
}
