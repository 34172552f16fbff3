import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SmallMomentCover } from '#web/ui/moment-cover.tsx'
import { EditMomentDialog } from './edit-moment-dialog.tsx'
import { useFeelings } from './moment-card.tsx'

interface MomentOfTodayProps {
  moment: Moment
  child: Child
  zone: string
  /** Whether it was saved just now. */
  isNew: boolean
  /** Whom to go on with, if anybody. */
  next: Child | null
  onAnother: () => void
  onNext: (child: Child) => void
}

/** Renders the moment that today has already, with buttons that add words to it, begin another one, and go on with the next child. */
export function MomentOfToday({ moment, child, zone, isNew, next, onAnother, onNext }: MomentOfTodayProps) {
  const t = useTranslations('moments')
  const { onChip } = useDayName(zone)
  const findFeelings = useFeelings()
  const [opened, setOpened] = useState({ isOpen: false, nth: 0 })
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-56 items-center gap-3">
          <SmallMomentCover weather={moment.weather} mood={moment.mood} />
          <div className="min-w-0">
            <h2 className="type-h3 flex flex-wrap items-center gap-x-2" tabIndex={-1}>
              {onChip(moment.date)}
              {isNew && (
                <span className="type-label inline-flex items-center gap-1 text-leaf">
                  <Icon name="check" size={18} className="shrink-0" />
                  {t('savedMark')}
                </span>
              )}
            </h2>
            <p className="line-clamp-2 text-small text-text-2 wrap-anywhere first-letter:uppercase">
              {moment.content ?? findFeelings(moment).join(' · ')}
            </p>
          </div>
        </div>
        <div className={classNames('flex grow flex-wrap gap-2 @min-[36rem]:grow-0', isNew && 'late-tap-guard')}>
          {next && (
            <Button tone="outlinePetal" className="min-w-full px-3! @min-[36rem]:min-w-0" onClick={() => onNext(next)}>
              <Avatar emoji={next.avatarUrl} name={next.name} size="line" />
              <span className="min-w-0 wrap-anywhere">{t('nextChild', { name: next.name })}</span>
              <Icon name="forward" size={18} className="shrink-0" />
            </Button>
          )}
          <Button
            tone={next ? 'soft' : 'outlinePetal'}
            className="grow px-3! @min-[36rem]:px-5!"
            onClick={() => setOpened(({ nth }) => ({ isOpen: true, nth: nth + 1 }))}
          >
            {t(moment.content ? 'edit' : 'addWords')}
          </Button>
          <Button tone="ghost" icon="plus" className="grow px-3!" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </div>
      <EditMomentDialog
        key={opened.nth}
        {...{ moment, child, zone }}
        open={opened.isOpen}
        onClose={() => setOpened(({ nth }) => ({ isOpen: false, nth }))}
      />
    </div>
  )
}
