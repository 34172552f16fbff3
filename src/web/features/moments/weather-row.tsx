import { useTimeZone, useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { weathers, type Weather } from '#shared/moments/rules.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { findDayPart } from '#web/lib/day-part.ts'
import { Button } from '#web/ui/button.tsx'
import { PictureRow } from '#web/ui/picture-row.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'

interface WeatherRowProps {
  name: string
  error: string | undefined
  value: Weather | ''
  onChange: (weather: Weather) => void
  onPick?: (by: 'pointer' | 'keys') => void
  onLeave?: () => void
}

/** Renders the seven weathers. */
export function WeatherRow(props: WeatherRowProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  return (
    <PictureRow
      {...props}
      label={<span className="type-label">{t('weather')}</span>}
      columns="grid-cols-4 @min-[16.5rem]:grid-cols-7"
      options={weathers.map((weather) => ({
        value: weather,
        label: words(weather),
        drawing: <WeatherDrawing weather={weather} />,
      }))}
    />
  )
}

interface WeatherLineProps {
  /** The selected or proposed weather; empty while it is not known. */
  weather: Weather | ''
  /** The moment of the same day whose weather is proposed; absent if one was selected. */
  known: Moment | undefined
  /** The family's today. */
  today: Day
  onChange: () => void
}

/** Renders the weather in a line, with a button to change it, or else that it belongs to a moment. */
export function WeatherLine({ weather, known, today, onChange }: WeatherLineProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const findOrigin = useWeatherOrigin(today)
  if (weather === '') return <p className="flex min-h-11 items-center text-small text-text-2">{t('enough')}</p>
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1">
      <WeatherDrawing weather={weather} size={34} />
      <p className="min-w-0 flex-1 basis-26 text-small text-text-2 first-letter:uppercase">
        {known ? t(findOrigin(known), { weather: words(weather) }) : words(weather)}
      </p>
      <Button tone="ghost" size="compact" className="-mr-3.5" aria-label={t('changeWeather')} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}

/** `findOrigin(known)`: returns the message that tells where a proposed weather comes from. */
const useWeatherOrigin = (today: Day) => {
  const zone = useTimeZone() ?? 'UTC'
  return ({ date, createdAt }: Moment) => {
    const writtenAt = Date.parse(createdAt)
    if (date !== today || dayIn(writtenAt, zone) !== today) return 'asThatDay'
    return findDayPart(writtenAt, zone) === 'morning' ? 'asThisMorning' : 'asToday'
  }
}
