import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'

interface MomentCardProps {
  moment: Moment
  onEdit: () => void
  onDelete: () => void
}

/** Renders a moment with buttons to edit and delete it. */
export function MomentCard({ moment, onEdit, onDelete }: MomentCardProps) {
  const t = useTranslations('moments')
  const dayText = useFormatCalendarDay()
  const feelText = useWeatherMoodText()
  const { date, content } = moment
  return (
    <li className="relative rounded-tile bg-surface p-3.5 shadow-card" data-moment={moment.id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pr-10">
        <WeatherAndMood moment={moment} />
        <p className="min-w-0 flex-1 basis-32">
          <span className="type-h3 block">
            {dayText(date, 'date')}{' '}
            <span className="text-small font-normal text-text-2">{dayText(date, 'shortWeekday')}</span>
          </span>
          <span className="text-small text-text-2">{feelText(moment)}</span>
        </p>
      </div>
      {content && <Story text={content} />}
      <Menu
        trigger={
          <IconButton
            icon="dots"
            aria-label={t('more', { day: dayText(date, 'dateWithYear') })}
            className="absolute! top-2 right-1.5"
          />
        }
        items={[
          { key: 'edit', label: t('edit'), icon: 'edit', onSelect: onEdit },
          { key: 'delete', label: t('delete'), icon: 'trash', danger: true, onSelect: onDelete },
        ]}
      />
    </li>
  )
}

/** `feelText(moment)`: returns weather and mood as "sunny, proud". */
export const useWeatherMoodText = () => {
  const t = useTranslations('activities')
  return ({ weather, mood }: Moment): string =>
    t('felt', { weather: t(`weathers.${weather}`), mood: t(`moods.${mood}`) })
}

/** Renders the drawings of weather and mood. */
export function WeatherAndMood({ moment: { weather, mood } }: { moment: Moment }) {
  return (
    <span className="flex shrink-0 items-center rounded-field bg-petal-tint px-1.5 py-1">
      <WeatherDrawing weather={weather} size={34} />
      <MoodFace mood={mood} size={34} className="-ml-1" />
    </span>
  )
}

const longTextLength = 320

function Story({ text }: { text: string }) {
  const t = useTranslations('moments')
  const [all, setAll] = useState(false)
  const isLong = text.length > longTextLength || text.split('\n').length > 6
  return (
    <>
      <p className={`mt-2 whitespace-pre-line wrap-anywhere ${isLong && !all ? 'line-clamp-5' : ''}`}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={all}
          className="press tap type-label -mx-2 rounded-field px-2 text-petal"
          onClick={() => setAll(!all)}
        >
          {all ? t('readLess') : t('readAll')}
        </button>
      )}
    </>
  )
}
