import { useTimeZone, useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { weathers, type Weather } from '#shared/moments/rules.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { PictureRow } from '#web/ui/picture-row.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'

interface WeatherRowProps {
  name: string
  isAsked?: boolean
  value: Weather | ''
  onChange: (weather: Weather) => void
  /** Whether nothing else is left to choose. */
  isLast?: boolean
  /** The moment of the same day whose weather is proposed, and of whom it is, if of another child; absent if one was selected. */
  known: { moment: Moment; sibling: string | null } | undefined
  /** The family's today. */
  today: Day
}

/** Renders the seven weathers; where one is proposed, it says where that comes from. */
export function WeatherRow({ known, today, ...props }: WeatherRowProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const findOrigin = useWeatherOrigin(today)
  return (
    <PictureRow
      {...props}
      label={<span className="type-label">{t('weather')}</span>}
      aside={known && <span className="text-meta text-text-2">{findOrigin(known)}</span>}
      columns="-mx-1.25 grid-cols-2 @min-[12rem]:grid-cols-4 @min-[17rem]:grid-cols-[repeat(7,minmax(max-content,1fr))] @min-[17rem]:[--picture:13cqi] @min-[19rem]:[--picture:14cqi]"
      options={weathers.map((weather) => ({
        value: weather,
        label: words(weather),
        drawing: (
          <span className="grid aspect-square w-[87%]! place-items-center rounded-full bg-summit-tint *:h-auto *:w-[82%]">
            <WeatherDrawing weather={weather} />
          </span>
        ),
      }))}
    />
  )
}

/** `findOrigin(known)`: returns where a proposed weather comes from. */
const useWeatherOrigin = (today: Day) => {
  const t = useTranslations('moments')
  const zone = useTimeZone() ?? 'UTC'
  return ({ moment: { date, createdAt }, sibling }: NonNullable<WeatherRowProps['known']>): string => {
    if (sibling !== null) return t('asForSibling', { name: sibling })
    return t(date === today && dayIn(Date.parse(createdAt), zone) === today ? 'asBefore' : 'asThatDay')
  }
}
