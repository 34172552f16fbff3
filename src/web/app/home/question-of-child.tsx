import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { weathers, type Mood, type Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { rowMoods } from '#web/ledger/mood-choice.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { pictureTileClasses, PictureTileContent } from '#web/ui/picture-tile.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'
import { asideClasses, DayQuestionPane } from './day-question-pane.tsx'
import { SavedDayMoment } from './saved-day-moment.tsx'
import { useDayMoment } from './use-day-moment.ts'

const LazyMoreMoods = lazyDialog(async () => (await import('#web/ledger/mood-field.tsx')).MoreMoodsDialog)

interface QuestionOfChildProps {
  child: Child
  /** The children who have been asked about before. */
  answered: readonly Child[]
  /** Whether to ask, as it has no moment of today; otherwise the moment is shown. */
  isAsked: boolean
  /** Whether the user went on to this child, so that the focus is here. */
  isNext: boolean
  /** The child to go on with; undefined for none. */
  next: Child | undefined
  onNext: (child: Child) => void
  /** The weather of the last moment of today, and the name of its child if that is another one. */
  known: { weather: Weather; sibling: string | null } | undefined
  today: Day
  zone: string
}

/**
 * Renders five faces. A tap saves the moment; if its weather is not known, that is asked for first, in the same place.
 */
export function QuestionOfChild(props: QuestionOfChildProps) {
  const { child, answered, isAsked, isNext, next, onNext, known, today, zone } = props
  const t = useTranslations()
  const id = useId()
  const day = useDayMoment(child, today, !isAsked)
  const { state, mood } = day
  const [taken, setTaken] = useState<QuestionOfChildProps['known']>()
  const chooseMood = (one: Mood) => {
    setTaken(known)
    day.chooseMood(one, known?.weather)
  }
  const weatherOf = taken?.weather === day.weather ? (taken?.sibling ?? null) : null
  const shown = state !== 'choosing' ? 'saved' : mood ? 'weather' : 'faces'
  const card = useRef<HTMLDivElement>(null)
  /** Makes a change and moves the focus to what is shown afterwards, because the element that had it is gone. */
  const act = (change: () => void) => {
    flushSync(change)
    focusShown(card.current)
  }
  return (
    <div ref={isNext ? focusShown : undefined}>
      <div ref={card} className="grid *:col-start-1 *:row-start-1">
        <DayQuestionPane
          labelledBy={`${id}faces`}
          isShown={shown === 'faces'}
          title={
            <span className="flex min-w-0 items-center gap-2.5">
              <Asked {...{ child, answered }} />
              <h2 id={`${id}faces`} className="type-h3 min-w-0 wrap-anywhere">
                {t(answered.length > 0 ? 'moments.andDay' : 'moments.howWas', { name: child.name })}
              </h2>
            </span>
          }
          aside={<MoreMoods onChoose={(one) => act(() => chooseMood(one))} />}
        >
          <Faces onChoose={(one) => act(() => chooseMood(one))} />
        </DayQuestionPane>
        <DayQuestionPane
          labelledBy={`${id}weather`}
          describedBy={`${id}hint`}
          isShown={shown === 'weather'}
          title={
            <div className="flex min-w-0 items-center gap-2.5">
              <span className="flex shrink-0 items-center -space-x-1.5">
                <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
                <MoodFace mood={mood ?? 'happy'} size={32} />
              </span>
              <div className="min-w-0">
                <h2 id={`${id}weather`} className="type-h3 leading-5! wrap-anywhere">
                  {t('moments.weather')}
                </h2>
                <Hint id={`${id}hint`} mood={mood} />
              </div>
            </div>
          }
          aside={
            <button type="button" className={asideClasses} onClick={() => act(day.reset)}>
              {t('common.back')}
            </button>
          }
        >
          <Weathers known={known?.weather} onChoose={(one) => act(() => day.chooseWeather(one))} />
        </DayQuestionPane>
        <SavedDayMoment {...{ day, child, next, zone, weatherOf, act }} isShown={shown === 'saved'} onNext={onNext} />
      </div>
    </div>
  )
}

/** Most pictures: more would leave no room for the words. */
const maxAnswered = 2

/** Renders the picture of a child, after those of the children who have been asked about before, each with a tick. */
const Asked = ({ child, answered }: Pick<QuestionOfChildProps, 'child' | 'answered'>) => (
  <span className="flex shrink-0 items-center gap-2.5">
    {answered.slice(-maxAnswered).map(({ id, avatarUrl, name }) => (
      <span key={id} data-answered={id} className="relative flex">
        <Avatar emoji={avatarUrl} name={name} size="small" />
        <span className="absolute -right-1 -bottom-1 grid size-4 place-items-center rounded-full border-2 border-surface bg-leaf text-surface">
          <Icon name="check" size={10} />
        </span>
      </span>
    ))}
    <Avatar
      emoji={child.avatarUrl}
      name={child.name}
      size="small"
      className={answered.length > 0 ? 'outline-2 outline-offset-1 outline-primary' : ''}
    />
  </span>
)

/** Renders the chosen face in words, as far as there is room in one line, and that the weather is the last step. */
function Hint({ id, mood }: { id: string; mood: Mood | null }) {
  const t = useTranslations()
  return (
    <p id={id} className="flex min-w-0 text-small/4 whitespace-pre text-text-2">
      <span className="min-w-0 shrink-99 truncate">{mood && t(`activities.moods.${mood}`)}</span>
      <span className="min-w-0 truncate">
        {t('common.separator')}
        {t('moments.tapToSave')}
      </span>
    </p>
  )
}

/** Focuses the content of a card that is shown. */
const focusShown = (card: HTMLElement | null): void =>
  card?.querySelector<HTMLElement>('fieldset:not(.invisible)')?.focus({ preventScroll: true })

interface MoodChoiceProps {
  onChoose: (mood: Mood) => void
}

function Faces({ onChoose }: MoodChoiceProps) {
  const words = useTranslations('activities.moods')
  return (
    <ul className="-mx-1.5 grid grid-cols-2 [--picture:min(15cqi,3.125rem)] @min-[12rem]:grid-cols-3 @min-[18rem]:grid-cols-[repeat(5,minmax(max-content,1fr))]">
      {rowMoods.map((mood) => (
        <TapPicture key={mood} word={words(mood)} onClick={() => onChoose(mood)}>
          <MoodFace mood={mood} />
        </TapPicture>
      ))}
    </ul>
  )
}

interface WeathersProps {
  /** The weather of another moment of today that became known after the face was chosen; it has a ring. */
  known: Weather | undefined
  onChoose: (weather: Weather) => void
}

function Weathers({ known, onChoose }: WeathersProps) {
  const words = useTranslations('activities.weathers')
  return (
    <ul className="-mx-1.5 grid grid-cols-2 @min-[12rem]:grid-cols-4 @min-[18rem]:grid-cols-[repeat(7,minmax(max-content,1fr))] @min-[18rem]:[--picture:min(2.875rem,12.5cqi)]">
      {weathers.map((weather) => (
        <TapPicture key={weather} word={words(weather)} isLikely={weather === known} onClick={() => onChoose(weather)}>
          <span className="grid aspect-square place-items-center *:h-auto *:w-[84%]">
            <WeatherDrawing weather={weather} />
          </span>
        </TapPicture>
      ))}
    </ul>
  )
}

interface TapPictureProps {
  word: string
  isLikely?: boolean
  onClick: () => void
  children: ReactNode
}

function TapPicture({ word, isLikely = false, onClick, children }: TapPictureProps) {
  return (
    <li className="grid">
      <button type="button" className={pictureTileClasses(isLikely)} onClick={onClick}>
        <PictureTileContent isSelected={isLikely} drawing={children} word={word} />
      </button>
    </li>
  )
}

/** Renders a button that opens the other moods. */
function MoreMoods({ onChoose }: MoodChoiceProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('moments.moreMoods')}
        className={asideClasses}
        onClick={() => setOpen(true)}
      >
        {t('home.more')}
      </button>
      <LazyMoreMoods
        open={isOpen}
        value=""
        // The dialog gives the focus back once it has closed.
        onChange={(mood) => setTimeout(() => onChoose(mood))}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
