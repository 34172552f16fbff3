import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { findMemberName } from '#web/lib/member-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { settleInPlace } from './moment-arrival.ts'
import { ArrivalSparks, largeFace, MomentMenu, ReadButton, useFeelings } from './moment-card.tsx'
import { Story, wordsClasses } from './story.tsx'
import { useMomentDialogs } from './use-moment-dialogs.tsx'

/** How a card takes back what it shows. */
export interface UndoOnCard {
  isPending: boolean
  send: () => void
}

interface MomentOfTodayProps {
  moment: Moment
  child: Child
  user: User
  /** How it is taken back, if it was saved on this screen. */
  undo: UndoOnCard | null
  /** The child to go on with; null for none. */
  next: Child | null
  onAnother: () => void
  onNext: (child: Child) => void
  /** Words that wait to be added, in place of the buttons. */
  words: ReactNode
}

/** Renders the moment that today has already, with one clear step on from it. */
export function MomentOfToday({ moment, child, user, undo, next, onAnother, onNext, words }: MomentOfTodayProps) {
  const { actionsOf, addWords, dialogs } = useMomentDialogs(child, user)
  const actions = actionsOf(moment)
  const { id, weather, mood } = moment
  const card = useRef<HTMLDivElement>(null)
  // External system: the document, where the card that was just saved is shown.
  useLayoutEffect(() => (card.current ? settleInPlace(id, card.current) : undefined), [id])
  return (
    <div ref={card} data-moment={id} className="rounded-card">
      <Card as="section" className="@container p-0!">
        <div className="grid grid-cols-1 @min-[36rem]:min-h-(--form-height) @min-[36rem]:grid-cols-[14rem_minmax(0,1fr)]">
          <div className={classNames('relative grid', moment.content ? 'min-h-26' : 'min-h-17')}>
            <MomentCover {...{ weather, mood }} className={classNames(coverClasses, !moment.content && largeFace)} />
            {undo && (
              <ArrivalSparks
                className={coverClasses}
                face={moment.content ? 'bottom-2 left-4 size-11' : 'bottom-2 left-4 size-13'}
              />
            )}
          </div>
          <div className="grid min-w-0 content-between gap-3 px-4 pt-2 pb-4">
            <TodayText {...{ moment, user, undo }} {...actions} />
            {words ?? (
              <WaysOn
                {...{ moment, next, onNext, onAnother }}
                isNew={undo !== null}
                onAddWords={() => addWords(moment)}
              />
            )}
          </div>
        </div>
      </Card>
      {dialogs}
    </div>
  )
}

const coverClasses = 'rounded-t-card @min-[36rem]:rounded-l-card @min-[36rem]:rounded-tr-none'

type WaysOnProps = Pick<MomentOfTodayProps, 'moment' | 'next' | 'onNext' | 'onAnother'> & {
  /** Whether it was just saved. */
  isNew: boolean
  onAddWords: () => void
}

/** Renders one step on in colour, the next child if there is one, and beside it the others as words. */
function WaysOn({ moment, next, onNext, onAnother, isNew, onAddWords }: WaysOnProps) {
  const t = useTranslations('moments')
  return (
    <div className={classNames('flex flex-wrap gap-2', isNew && 'late-tap-guard')}>
      {next && (
        <Button
          tone="tintPetal"
          className={classNames('grow px-3! py-1!', !moment.content && '@max-[36rem]:basis-full')}
          onClick={() => onNext(next)}
        >
          <Avatar emoji={next.avatarUrl} name={next.name} size="line" />
          <span className="min-w-0 wrap-anywhere">{t('nextChild', { name: next.name })}</span>
          <Icon name="forward" size={18} className="shrink-0" />
        </Button>
      )}
      {!moment.content && (
        <Button tone={next ? 'ghost' : 'outlinePetal'} className="grow px-3!" onClick={onAddWords}>
          {t('addWords')}
        </Button>
      )}
      <Button
        tone={moment.content && !next ? 'soft' : 'ghost'}
        icon="plus"
        className={next && moment.content ? 'px-3!' : 'grow px-3!'}
        onClick={onAnother}
      >
        {t('another')}
      </Button>
    </div>
  )
}

type TodayTextProps = Pick<MomentOfTodayProps, 'moment' | 'user' | 'undo'> & ReturnType<Dialogs['actionsOf']>

type Dialogs = ReturnType<typeof useMomentDialogs>

/** Renders the words of the moment below its day, with a menu; a tap on them opens all of it. */
function TodayText({ moment, user, undo, onRead, ...actions }: TodayTextProps) {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const { onChip } = useDayName(user.family.timeZone)
  const findFeelings = useFeelings()
  const { date, content } = moment
  const day = dayText(date, 'dateWithYear')
  const feelings = findFeelings(moment)
  return (
    <div className="relative grid min-w-0">
      <ReadButton day={day} onClick={onRead} />
      <div className="-mr-2.5 flex items-center gap-2">
        <h2 className="type-h3 flex min-w-0 flex-1 flex-wrap items-center gap-x-2" tabIndex={-1}>
          {onChip(date)}
          {undo && (
            <span className="type-label inline-flex items-center gap-1 text-leaf">
              <Icon name="check" size={18} className="shrink-0" />
              {t('moments.savedMark')}
            </span>
          )}
        </h2>
        {undo && (
          <Button
            tone="ghost"
            size="compact"
            className="late-tap-guard relative -mr-2 shrink-0"
            pending={undo.isPending}
            onClick={undo.send}
          >
            {t('common.undo')}
          </Button>
        )}
        <MomentMenu day={day} {...actions} />
      </div>
      {/* Beside a story the landscape alone shows them. */}
      <p className={content ? 'sr-only' : classNames(wordsClasses, 'first-letter:uppercase')}>{feelings.join(' · ')}</p>
      {content && <Story key={content} text={content} isWhole={false} />}
      <p className="mt-1 text-meta text-text-2">{findMemberName(user.family, moment.by)}</p>
    </div>
  )
}
