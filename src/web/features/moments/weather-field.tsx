import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { weathers, type Weather } from '#shared/moments/rules.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { dayIn } from '#shared/time/day.ts'
import { findDayPart } from '#web/lib/day-part.ts'
import { Button } from '#web/ui/button.tsx'
import { PictureRow } from '#web/ui/picture-row.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'

interface WeatherFieldProps {
  name: string
  error: string | undefined
  value: Weather | ''
  onChange: (weather: Weather) => void
  /** The moment of the same day whose weather is proposed, if one was not chosen. */
  known: Moment | undefined
  /** Whether the seven weathers are shown even if it is known. */
  isRow: boolean
  /** The family's today. */
  today: string
}

/** Renders the known weather of the day with a button to change it, or else the seven weathers. */
export function WeatherField({ known, isRow, today, value, ...group }: WeatherFieldProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const [isChanging, setIsChanging] = useState(false)
  if (known && value === '' && !isChanging && !isRow) {
    return <KnownWeather known={known} today={today} onChange={() => setIsChanging(true)} />
  }
  return (
    <div ref={isChanging ? focusSelected : null}>
      <PictureRow
        {...group}
        value={value === '' ? (known?.weather ?? '') : value}
        label={<span className="text-small text-text-2">{t('weather')}</span>}
        columns="grid-cols-4 @min-[18rem]:grid-cols-7"
        options={weathers.map((weather) => ({
          value: weather,
          label: words(weather),
          drawing: <WeatherDrawing weather={weather} />,
        }))}
      />
    </div>
  )
}

/** Moves the focus from the button, which is gone, to the selected weather. */
const focusSelected = (group: HTMLElement | null): void => group?.querySelector<HTMLElement>(':checked')?.focus()

type KnownWeatherProps = { known: Moment; today: string; onChange: () => void }

function KnownWeather({ known, today, onChange }: KnownWeatherProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const zone = useTimeZone() ?? 'UTC'
  const isFromToday = known.date === today && dayIn(Date.parse(known.createdAt), zone) === today
  const part = findDayPart(Date.parse(known.createdAt), zone)
  const when = isFromToday ? (part === 'morning' ? 'asThisMorning' : 'asToday') : 'asThatDay'
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <WeatherDrawing weather={known.weather} size={34} />
      <p className="min-w-0 flex-1 basis-36 text-small text-text-2 first-letter:uppercase">
        {t(when, { weather: words(known.weather) })}
      </p>
      <Button tone="ghost" size="compact" className="-mr-3.5" aria-label={t('changeWeather')} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
