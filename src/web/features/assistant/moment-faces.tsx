import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import { MoodField } from '#web/ledger/mood-field.tsx'
import { WeatherRow } from '#web/ledger/weather-row.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'

type Moment = Proposal & { kind: 'moment' }

interface MomentFacesProps {
  proposal: Moment
  onChange: (changed: Moment) => void
}

/** Renders the choice of the face and the weather of a moment, without which it cannot be recorded. */
export function MomentFaces({ proposal, onChange }: MomentFacesProps) {
  const t = useTranslations('sentence')
  const needs = useTranslations('moments.needs')
  const id = useId()
  const today = useToday()
  const { mood, weather } = proposal
  const missing = mood === null ? (weather === null ? 'both' : 'face') : weather === null ? 'weather' : null
  // What was asked for keeps its room: the pictures stay under the finger.
  const [asked] = useState<typeof missing>(missing)
  return (
    <div className="grid gap-2">
      {asked !== null && (
        <p className={classNames('text-small text-petal', missing === null && 'invisible')}>
          {needs(missing ?? asked)}
        </p>
      )}
      <MoodField
        name={`${id}mood`}
        label={<span className="type-label">{t('face')}</span>}
        value={mood ?? ''}
        onChange={(chosen) => onChange({ ...proposal, mood: chosen })}
      />
      <WeatherRow
        name={`${id}weather`}
        value={weather ?? ''}
        known={undefined}
        today={today}
        onChange={(chosen) => onChange({ ...proposal, weather: chosen })}
      />
    </div>
  )
}
