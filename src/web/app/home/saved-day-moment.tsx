import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SmallMomentCover } from '#web/ui/moment-cover.tsx'
import { DayQuestionPane } from './day-question-pane.tsx'
import type { DayMoment } from './use-day-moment.ts'

const importDialog = () => import('#web/features/moments/edit-moment-dialog.tsx')
const LazyEditMomentDialog = lazyDialog(async () => (await importDialog()).EditMomentDialog)

interface SavedDayMomentProps {
  day: DayMoment
  child: Child
  /** The child to go on with; undefined for none. */
  next: Child | undefined
  zone: string
  /** The name of the sibling from whose moment the weather was taken; null if it was not. */
  weatherOf: string | null
  isShown: boolean
  /** Makes a change and moves the focus to what is shown afterwards. */
  act: (change: () => void) => void
  onNext: (child: Child) => void
}

/** Renders a moment on its way and once it is saved, as a landscape, with what can be done next. */
export function SavedDayMoment({ isShown, ...props }: SavedDayMomentProps) {
  const { day, child } = props
  const id = useId()
  // External system: the network. A tap on "Add words" then opens the dialog at once.
  useEffect(() => {
    if (isShown) importDialog().catch(() => undefined)
  }, [isShown])
  return (
    <DayQuestionPane
      labelledBy={`${id}saved`}
      isShown={isShown}
      columns="pt-1.75 pb-2.5 gap-y-1.5! @min-[32rem]:grid-cols-[minmax(0,1fr)_auto_auto]"
      title={
        <div className="flex min-h-13.5 min-w-0 items-center gap-3">
          <span className="relative">
            <SmallMomentCover weather={day.weather ?? 'sunny'} mood={day.mood ?? 'happy'} />
            {day.state === 'saved' && (
              <span className="absolute -right-1.25 -bottom-1.25 grid size-5.5 animate-tick place-items-center rounded-full border-2 border-surface bg-leaf text-surface">
                <Icon name="check" size={14} />
              </span>
            )}
          </span>
          <div className="min-w-0">
            <div id={`${id}saved`}>
              <Status state={day.state} name={child.name} />
            </div>
            <Feelings {...props} />
          </div>
        </div>
      }
      aside={isShown && day.state === 'saved' && <UndoButton {...props} />}
    >
      <div className="flex min-h-12 min-w-0 flex-wrap items-center gap-2 @min-[15rem]:flex-nowrap @min-[32rem]:col-start-3">
        {isShown && day.state === 'failed' && <FailedActions {...props} />}
        {isShown && day.state === 'saved' && <SavedActions {...props} />}
      </div>
    </DayQuestionPane>
  )
}

/** Renders whether the moment is saved. */
function Status({ state, name }: { state: DayMoment['state']; name: string }) {
  const t = useTranslations()
  if (state === 'saved')
    return (
      <p className="type-label line-clamp-2 leading-4.5! wrap-anywhere text-leaf">{t('moments.savedTo', { name })}</p>
    )
  if (state === 'failed')
    return (
      <p role="alert" className="type-label flex items-start gap-1.5 text-honey">
        <Icon name="alert" size={18} className="mt-px shrink-0" />
        {t('common.notSavedYet')}
      </p>
    )
  if (state === 'waiting') return <WaitingMark className="text-small text-text-2" />
  // An invisible spinner would be animated all the time.
  return state === 'sending' && <Spinner />
}

/** Renders the story of a moment, or its face and weather in words, and from whose moment the weather was taken. */
function Feelings({ day: { mood, weather, moment }, weatherOf }: Pick<SavedDayMomentProps, 'day' | 'weatherOf'>) {
  const t = useTranslations()
  const joinFacts = useJoinFacts()
  return (
    <p className="truncate text-small/4.5 text-text-2">
      {moment?.content ??
        (mood &&
          weather &&
          joinFacts(
            t(`activities.moods.${mood}`),
            t(`activities.weathers.${weather}`),
            weatherOf && t('moments.asForSibling', { name: weatherOf }),
          ))}
    </p>
  )
}

type ActionsProps = Omit<SavedDayMomentProps, 'isShown'>

function FailedActions({ day, act }: ActionsProps) {
  const t = useTranslations('common')
  return (
    <>
      <Button className="grow" onClick={() => act(day.retry)}>
        {t('retry')}
      </Button>
      <Button tone="soft" onClick={() => act(day.reset)}>
        {t('back')}
      </Button>
    </>
  )
}

/** Renders Undo until words are added, which have an Undo of their own. */
function UndoButton({ day: { undo, isUndoing, reset, moment }, act }: ActionsProps) {
  const t = useTranslations('common')
  return (
    undo &&
    !moment?.content && (
      <Button tone="ghost" className="-mr-2 shrink-0 px-2!" pending={isUndoing} onClick={() => undo(() => act(reset))}>
        {t('undo')}
      </Button>
    )
  )
}

/** Renders buttons that add words to the moment and go on with the next child. */
function SavedActions({ day, child, next, zone, onNext }: ActionsProps) {
  const t = useTranslations()
  const [opened, setOpened] = useState({ isOpen: false, nth: 0 })
  const { moment } = day
  return (
    <>
      {moment && (
        <>
          <Button
            tone="soft"
            className="h-12 min-w-fit grow basis-0 px-2.5! @min-[15rem]:whitespace-nowrap @min-[32rem]:px-4!"
            onClick={() => setOpened(({ nth }) => ({ isOpen: true, nth: nth + 1 }))}
          >
            {t(moment.content ? 'moments.edit' : 'moments.addWords')}
          </Button>
          <LazyEditMomentDialog
            key={opened.nth}
            {...{ moment, child, zone }}
            isForStory
            open={opened.isOpen}
            onClose={() => setOpened(({ nth }) => ({ isOpen: false, nth }))}
          />
        </>
      )}
      {next && (
        <Button
          tone="soft"
          className="h-12 min-w-0 grow basis-0 px-2.5! @min-[32rem]:basis-auto @min-[32rem]:px-4!"
          onClick={() => onNext(next)}
        >
          <Avatar emoji={next.avatarUrl} name={next.name} size="small" />
          <span className="min-w-0 truncate">{t('moments.nextChild', { name: next.name })}</span>
          <Icon name="forward" size={18} className="-ml-1 shrink-0 @max-[21rem]:hidden" />
        </Button>
      )}
    </>
  )
}
