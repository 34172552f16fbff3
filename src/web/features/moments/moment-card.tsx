import { useLayoutEffect, useRef, type ReactNode } from 'react'
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
import { settleInList } from './moment-arrival.ts'
import { Story, largeInGridClasses, wordsClasses } from './story.tsx'

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

/** The landscape of a story takes the room that a card alone has; in a grid of cards the white part below it does. */
const coverClasses = 'min-h-23 rounded-t-tile in-data-cards:h-23 sm:in-data-cards:h-26'

/** The landscape beside the words of a moment without a story, low and with as small a face. */
const lowCoverClasses =
  'min-h-15 *:[svg]:nth-2:top-1 *:[svg]:nth-2:right-1.5 *:[svg]:nth-2:size-10 *:[svg]:nth-3:bottom-1.5 *:[svg]:nth-3:left-2 *:[svg]:nth-3:size-8'

/** In a grid of cards it is above them, and takes the room that words would have. */
const lowInGridClasses =
  'sm:in-data-cards:min-h-26 sm:in-data-cards:*:[svg]:nth-2:right-4 sm:in-data-cards:*:[svg]:nth-2:size-16 sm:in-data-cards:*:[svg]:nth-3:bottom-2 sm:in-data-cards:*:[svg]:nth-3:left-4 sm:in-data-cards:*:[svg]:nth-3:size-11'

const lowCornerClasses = 'rounded-l-tile sm:in-data-cards:rounded-tr-tile sm:in-data-cards:rounded-bl-none'

const lowFaceClasses =
  'bottom-1.5 left-2 size-8 sm:in-data-cards:bottom-2 sm:in-data-cards:left-4 sm:in-data-cards:size-11'

const dateClasses = 'font-round type-date text-small font-semibold [word-spacing:0.125em] text-text'

/** Renders a moment with a cover and its author, and a menu to edit and delete it; one without a story is low. */
export function MomentCard({ moment, author, isNew = false, actions }: MomentCardProps) {
  const t = useTranslations('moments')
  const dayText = useFormatCalendarDay()
  const findFeelings = useFeelings()
  const { id, date, content, weather, mood } = moment
  const day = dayText(date, 'dateWithYear')
  const menu = actions && <MomentMenu day={day} {...actions} />
  const card = useRef<HTMLDivElement>(null)
  // External system: the document, where a card that was just saved settles.
  useLayoutEffect(() => {
    return card.current ? settleInList(id, card.current) : undefined
  }, [id])
  return (
    <li data-item={id} data-words={content ? '' : undefined} className="grid min-w-0 grid-cols-1">
      <div
        ref={card}
        data-moment={id}
        className={classNames(
          'relative flex min-w-0 rounded-tile bg-surface shadow-card',
          content ? 'flex-col' : 'sm:in-data-cards:flex-col',
          isNew &&
            'after:pointer-events-none after:absolute after:inset-0 after:z-1 after:rounded-[inherit] after:border-2 after:border-petal',
        )}
      >
        <div
          className={classNames(
            'relative grid shrink-0',
            content ? 'grow in-data-cards:grow-0' : 'w-20 sm:in-data-cards:w-auto sm:in-data-cards:grow',
          )}
        >
          <MomentCover
            {...{ weather, mood }}
            className={content ? coverClasses : classNames(lowCoverClasses, lowInGridClasses, lowCornerClasses)}
          />
          {isNew && (
            <>
              <span className="sr-only">{t('new')}</span>
              <ArrivalSparks
                className={content ? 'rounded-t-tile' : lowCornerClasses}
                face={content ? 'bottom-2 left-4 size-11' : lowFaceClasses}
              />
            </>
          )}
        </div>
        {actions && <ReadButton day={day} onClick={actions.onRead} />}
        {content ? (
          <div className="flex flex-col gap-1 px-3 pt-2.5 in-data-cards:grow">
            {/* Beside a story the landscape alone shows them. */}
            <p className="sr-only">{findFeelings(moment).join(' · ')}</p>
            <Story key={content} text={content} isWhole={!actions} />
            <div className="mt-auto -mr-2.5 flex items-center justify-between gap-1">
              <DayAndAuthor {...{ moment, author }} className="min-w-0 flex-1 pb-1.5 *:*:*:first:basis-full" />
              {menu}
            </div>
          </div>
        ) : (
          <LowText {...{ moment, author, menu }} />
        )}
      </div>
    </li>
  )
}

type LowTextProps = Pick<MomentCardProps, 'moment' | 'author'> & { menu: ReactNode }

/** Renders a moment without a story in words; in a grid of cards the day stands at the end, as below a story. */
function LowText({ moment, author, menu }: LowTextProps) {
  const findFeelings = useFeelings()
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-1 py-2 pl-3 sm:in-data-cards:flex-none sm:in-data-cards:gap-y-1 sm:in-data-cards:pt-2.5 sm:in-data-cards:pb-0">
      <p className={classNames('sm:in-data-cards:col-span-2 sm:in-data-cards:pr-3', wordsClasses, largeInGridClasses)}>
        <Facts
          facts={findFeelings(moment).map((feeling, nth) => (
            <span key={feeling} className={nth === 0 ? 'inline-block first-letter:uppercase' : ''}>
              {feeling}
            </span>
          ))}
        />
      </p>
      <DayAndAuthor
        {...{ moment, author }}
        className="col-start-1 sm:in-data-cards:pb-1.5 sm:in-data-cards:*:*:*:first:basis-full"
      />
      <div className="col-start-2 row-span-2 row-start-1 sm:in-data-cards:row-span-1 sm:in-data-cards:row-start-2">
        {menu}
      </div>
    </div>
  )
}

/** Renders the day, the weekday and the author; with `*:*:*:first:basis-full` the day has a line of its own. */
function DayAndAuthor({ moment: { date }, author, className }: Omit<LowTextProps, 'menu'> & { className: string }) {
  const dayText = useFormatCalendarDay()
  const day = (
    <span key="day" className={dateClasses}>
      {dayText(date, 'shortDate')}
    </span>
  )
  return (
    <p className={classNames('text-meta text-text-2', className)}>
      <Facts facts={[day, dayText(date, 'shortWeekday'), author]} />
    </p>
  )
}

interface ArrivalSparksProps {
  /** The corners of the landscape. */
  className: string
  /** Place and size of its face. */
  face: string
}

/** Renders the sparks of the arrival of a moment, which fly from its face and are seen only then. */
export function ArrivalSparks({ className, face }: ArrivalSparksProps) {
  return (
    <span aria-hidden="true" className={classNames('pointer-events-none absolute inset-0 overflow-hidden', className)}>
      <span className={classNames('absolute grid place-items-center', face)}>
        <Sparks size={26} />
      </span>
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

type MomentMenuProps = Omit<MomentActions, 'onRead'> & { day: string }

/** Renders a menu to edit and delete the moment of a day. */
export function MomentMenu({ day, onEdit, onDelete }: MomentMenuProps) {
  const t = useTranslations('moments')
  return (
    <Menu
      title={day}
      trigger={<IconButton icon="dots" className="relative" aria-label={t('more', { day })} />}
      items={[
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
