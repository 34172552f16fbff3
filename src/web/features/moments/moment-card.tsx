import { useLayoutEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Moment } from '#shared/moments/contract.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/facts.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { Sparks } from '#web/ui/sparks.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'
import { useIsClamped } from '#web/ui/use-is-clamped.ts'
import { arriveInList } from './moment-arrival.ts'

interface MomentCardProps {
  moment: Moment
  /** The name of who wrote it; null if unknown. */
  author: string | null
  /** Marks it as just saved. */
  isNew?: boolean
  /** Without these it has no menu, shows all of its story, and a tap does nothing. */
  actions?: MomentActions
}

export interface MomentActions {
  onRead: () => void
  onEdit: () => void
  onDelete: () => void
}

/** Face and weather in a landscape without words below it, which is lower: as large as each other. */
export const largeFace = '*:[svg]:nth-2:size-13 *:[svg]:nth-3:size-13'

/** The face of what is worth keeping. */
export const wordsClasses = 'font-round text-[0.9375rem]/5.5 font-medium text-text'

/** Renders a moment with a cover and its author, and a menu to edit and delete it. */
export function MomentCard({ moment, author, isNew = false, actions }: MomentCardProps) {
  const t = useTranslations('moments')
  const dayText = useFormatCalendarDay()
  const findFeelings = useFeelings()
  const { id, date, content, weather, mood } = moment
  const card = useRef<HTMLLIElement>(null)
  // External system: the document, where a card that was just saved settles.
  useLayoutEffect(() => {
    return card.current ? arriveInList(id, card.current) : undefined
  }, [id])
  return (
    <li
      ref={card}
      data-item={id}
      data-moment={id}
      className={classNames(
        'relative flex min-w-0 flex-col rounded-tile bg-surface shadow-card',
        isNew &&
          'after:pointer-events-none after:absolute after:inset-0 after:z-1 after:rounded-[inherit] after:border-2 after:border-petal',
      )}
    >
      {/* The landscape has the room that a longer story takes beside it. */}
      <div className={classNames('relative grid grow', content ? 'min-h-23' : 'min-h-17')}>
        <MomentCover weather={weather} mood={mood} className={classNames('rounded-t-tile', !content && largeFace)} />
        {isNew && (
          <>
            <span className="sr-only">{t('new')}</span>
            <ArrivalSparks className="rounded-t-tile" />
          </>
        )}
      </div>
      <div className="flex flex-col gap-1 px-3 pt-2.5">
        {/* Beside a story the landscape alone shows them. */}
        <p className={content ? 'sr-only' : classNames(wordsClasses, 'first-letter:uppercase')}>
          {findFeelings(moment).join(' · ')}
        </p>
        {content && <Story key={content} text={content} isWhole={!actions} />}
        {actions && <ReadButton day={dayText(date, 'dateWithYear')} onClick={actions.onRead} />}
        <div className="-mr-2.5 flex items-center justify-between gap-1">
          <p className="min-w-0 flex-1 pb-1.5 text-meta text-text-2">
            <span className="font-round type-date block text-small font-semibold [word-spacing:0.125em] text-text">
              {dayText(date, 'shortDate')}
            </span>
            <Facts facts={[dayText(date, 'shortWeekday'), author]} />
          </p>
          {actions && <MomentMenu day={dayText(date, 'dateWithYear')} {...actions} />}
        </div>
      </div>
    </li>
  )
}

/** Renders the sparks of the arrival of a moment in its landscape, which are seen only while they fly. */
export function ArrivalSparks({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('pointer-events-none absolute inset-0 grid place-items-center overflow-hidden', className)}
    >
      <Sparks size={26} />
    </span>
  )
}

/** `findFeelings(moment)`: returns mood and weather in words. */
export const useFeelings = () => {
  const t = useTranslations('activities')
  return ({ weather, mood }: Moment) => [t(`moods.${mood}`), t(`weathers.${weather}`)] as const
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

/** Renders the beginning of a story, and that there is more; a story that can be opened nowhere is whole. */
export function Story({ text, isWhole }: { text: string; isWhole: boolean }) {
  const t = useTranslations('moments')
  const { ref, isClamped } = useIsClamped()
  return (
    <>
      <p
        ref={ref}
        className={classNames(
          wordsClasses,
          'whitespace-pre-line wrap-anywhere',
          !isWhole && 'max-h-27.5 overflow-hidden',
        )}
      >
        {text}
      </p>
      {isClamped && (
        <p aria-hidden="true" className="type-label text-petal">
          {t('readAll')}
        </p>
      )}
    </>
  )
}

type MomentMenuProps = Omit<MomentActions, 'onRead'> & {
  day: string
  /** Begins another moment of the day, where nothing else offers that. */
  onAnother?: (() => void) | null
}

/** Renders a menu to edit and delete the moment of a day. */
export function MomentMenu({ day, onEdit, onDelete, onAnother }: MomentMenuProps) {
  const t = useTranslations('moments')
  return (
    <Menu
      trigger={<IconButton icon="dots" className="relative" aria-label={t('more', { day })} />}
      items={[
        ...(onAnother ? [{ key: 'another', label: t('another'), icon: 'plus' as const, onSelect: onAnother }] : []),
        { key: 'edit', label: t('edit'), icon: 'edit', onSelect: onEdit },
        { key: 'delete', label: t('delete'), icon: 'trash', danger: true, onSelect: onDelete },
      ]}
    />
  )
}

/** Renders a button as large as the card, below its menu. */
export function ReadButton({ day, onClick }: { day: string; onClick: () => void }) {
  const t = useTranslations('moments')
  return (
    <button
      type="button"
      aria-label={t('read', { day })}
      className="absolute inset-0 rounded-tile active:bg-petal/5"
      onClick={onClick}
    />
  )
}
