import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTimeZone, useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { weathers, type Weather } from '#shared/moments/rules.ts'
import { dayIn, type Day } from '#shared/time/day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { PictureRow } from '#web/ui/picture-row.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'

/** The moment of the same day whose weather is proposed, and of whom it is, if of another child. */
interface KnownWeather {
  moment: Moment
  sibling: string | null
}

interface WeatherRowProps {
  name: string
  isAsked?: boolean
  value: Weather | ''
  onChange: (weather: Weather) => void
  /** Whether nothing else is left to choose. */
  isLast?: boolean
  /** Whether it is still loading if one is proposed; nothing is shown until then. */
  isPending?: boolean
  /** What is proposed; absent if one was selected. */
  known: KnownWeather | undefined
  /** The family's today. */
  today: Day
}

/** Renders the seven weathers in a quiet band; where one is proposed, it is folded to that one, in the same room. */
export function WeatherRow({ known, today, isPending = false, ...props }: WeatherRowProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const row = useRef<HTMLDivElement>(null)
  const [isOpened, setOpened] = useState(false)
  const isFolded = known !== undefined && !isOpened
  const open = () => {
    flushSync(() => setOpened(true))
    row.current?.querySelector<HTMLInputElement>('input:checked')?.focus({ preventScroll: true })
  }
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <div ref={row} className={classNames('min-w-0', (isFolded || isPending) && 'invisible')}>
        <PictureRow
          {...props}
          label={t('weather')}
          isLabelHidden
          ground="band"
          columns="@max-[19rem]:-mx-1 grid-cols-2 @min-[12rem]:grid-cols-4 @min-[16rem]:grid-cols-[repeat(7,minmax(max-content,1fr))] *:min-h-14! @min-[16rem]:[--picture:11.5cqi] @min-[19rem]:[--picture:min(2.75rem,12.3cqi)]"
          options={weathers.map((weather) => ({
            value: weather,
            label: words(weather),
            drawing: (
              <span className="grid aspect-square place-items-center *:h-auto *:w-[82%]">
                <WeatherDrawing weather={weather} />
              </span>
            ),
          }))}
        />
      </div>
      {isFolded && <FoldedWeather known={known} today={today} onOpen={open} />}
    </div>
  )
}

interface FoldedWeatherProps {
  known: KnownWeather
  today: Day
  onOpen: () => void
}

/** Renders a proposed weather, where it comes from, and that it can be changed. */
function FoldedWeather({ known, today, onOpen }: FoldedWeatherProps) {
  const t = useTranslations('moments')
  const words = useTranslations('activities.weathers')
  const findOrigin = useWeatherOrigin(today)
  const { weather } = known.moment
  return (
    <button
      type="button"
      className="press flex min-h-12 min-w-0 items-center gap-2.5 self-center rounded-field bg-summit-tint/55 px-3 text-left"
      onClick={onOpen}
    >
      <WeatherDrawing weather={weather} size={34} className="shrink-0" />
      <span className="min-w-0 flex-1 text-small wrap-anywhere text-text-2">
        <Facts
          facts={[
            <span key="weather" className="type-label inline-block text-text first-letter:uppercase">
              {words(weather)}
            </span>,
            <span key="origin">{findOrigin(known)}</span>,
          ]}
        />
      </span>
      <span className="type-label shrink-0 text-primary">{t('changeWeather')}</span>
    </button>
  )
}

/** `findOrigin(known)`: returns where a proposed weather comes from. */
const useWeatherOrigin = (today: Day) => {
  const t = useTranslations('moments')
  const zone = useTimeZone() ?? 'UTC'
  return ({ moment: { date, createdAt }, sibling }: KnownWeather): string => {
    if (sibling !== null) return t('asForSibling', { name: sibling })
    return t(date === today && dayIn(Date.parse(createdAt), zone) === today ? 'asBefore' : 'asThatDay')
  }
}
