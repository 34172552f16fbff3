import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useMediaQuery } from '#web/lib/media.ts'
import { ChipButton } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { RewardFilters, type ShownKind } from './reward-filter.tsx'
import { usePromises } from './use-promises.ts'

/** Windows in which words fit into the row; between the two widths the jar takes their room. */
const roomyMediaQuery = '(48rem <= width < 64rem) or (width >= 80rem)'

const rowClasses = '-mx-2 mb-2 flex items-start px-2'
const messageClasses =
  'has-data-message:sticky has-data-message:top-(--sticky-top,0px) has-data-message:z-20 has-data-message:scroll-fade has-data-message:bg-bg'

interface RewardsHeaderProps {
  child: Child
  kind: ShownKind
  onKind: (kind: ShownKind) => void
  onPromises: () => void
  onAdd: () => void
}

/** Renders the title, what to show, and a button that adds a reward, as one row, which no message covers. */
export function RewardsHeader({ child, kind, onKind, onPromises, onAdd }: RewardsHeaderProps) {
  const t = useTranslations('rewards')
  const isRoomy = useMediaQuery(roomyMediaQuery)
  const { promises, isLoading } = usePromises(child)
  return (
    <div className={`${rowClasses} gap-x-2`}>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-2">
        <Title>{t('title')}</Title>
        <RewardFilters
          value={kind}
          onChange={onKind}
          onPromises={onPromises}
          promised={isLoading ? null : promises.length}
          hasWords={isRoomy}
        />
      </div>
      <ChipButton className={isRoomy ? 'my-0.5 pl-3.5!' : 'my-0.5 w-12 p-0!'} onClick={onAdd}>
        <Icon name="plus" size={22} />
        <span className={isRoomy ? undefined : 'sr-only'}>{t('add')}</span>
      </ChipButton>
    </div>
  )
}

/** Renders the title of what was redeemed, over which messages stand, beside the way back, as a row of the same height. */
export function PromisesHeader({ onBack }: { onBack: () => void }) {
  const t = useTranslations('rewards')
  return (
    <div className={classNames(rowClasses, messageClasses)}>
      <IconButton
        data-promises-back=""
        icon="back"
        iconSize={26}
        aria-label={t('allRewards')}
        className="my-0.5 -ml-3 mr-1"
        onClick={onBack}
      />
      <MessageSlot className="min-h-13! min-w-0 flex-1">
        <Title>{t('filters.redeemed')}</Title>
      </MessageSlot>
    </div>
  )
}

/** Stays in place behind a message: the focus goes there. */
function Title({ children }: { children: string }) {
  return <h1 className="visible type-h2 grid min-h-13 content-center">{children}</h1>
}
