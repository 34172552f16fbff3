import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { useDayName } from '#web/ledger/use-day-name.ts'
import { Button } from '#web/ui/button.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { EditMomentDialog } from './edit-moment-dialog.tsx'
import { useFeelings } from './moment-card.tsx'

/** A landscape as low as two lines, with its drawings as small as that. */
const coverClasses =
  'h-12 w-18 shrink-0 rounded-field *:[svg]:nth-2:top-0.5 *:[svg]:nth-2:right-1 *:[svg]:nth-2:size-8 *:[svg]:nth-3:bottom-1 *:[svg]:nth-3:left-1.5 *:[svg]:nth-3:size-7'

interface MomentOfTodayProps {
  moment: Moment
  child: Child
  zone: string
  onAnother: () => void
}

/** Renders the moment that today has already, with a button that adds words to it, and one for another moment. */
export function MomentOfToday({ moment, child, zone, onAnother }: MomentOfTodayProps) {
  const t = useTranslations('moments')
  const { onChip } = useDayName(zone)
  const findFeelings = useFeelings()
  const [opened, setOpened] = useState({ isOpen: false, nth: 0 })
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 grow basis-56 items-center gap-3">
          <MomentCover weather={moment.weather} mood={moment.mood} className={coverClasses} />
          <div className="min-w-0">
            <h2 className="type-h3">{onChip(moment.date)}</h2>
            <p className="line-clamp-2 text-small text-text-2 wrap-anywhere first-letter:uppercase">
              {moment.content ?? findFeelings(moment).join(' · ')}
            </p>
          </div>
        </div>
        <div className="flex grow flex-wrap gap-2 @min-[36rem]:grow-0">
          <Button
            tone="outlinePetal"
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
