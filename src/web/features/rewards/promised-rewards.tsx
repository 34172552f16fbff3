import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PromiseButton, type RewardViewProps } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'

/** Most pictures in the row. */
const maxPictures = 4

/** Returns the number of promises: one reward can be promised several times. */
const sumPromises = (views: readonly RewardViewProps[]): number =>
  views.reduce((sum, { promised }) => sum + promised, 0)

interface PromisedRewardsProps {
  views: readonly RewardViewProps[]
  /** Whether others were promised since, and still stand as cards. */
  hasMore: boolean
}

/** Renders rewards that are promised, the newest first: one as a row, several as one quiet row with their pictures, which unfolds them. */
export function PromisedRewards({ views, hasMore }: PromisedRewardsProps) {
  const t = useTranslations('rewards')
  const signed = useFormatSigned()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isFolded = views.length > 1
  return (
    <>
      {isFolded && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="press flex min-h-14 scroll-mb-24 items-center gap-x-3 rounded-tile border-2 border-line px-3 py-1.5 text-left text-text-2"
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className="type-label min-w-0 flex-1 wrap-anywhere">
            {t('promisedCount', { count: sumPromises(views), hasMore: String(hasMore) })}
          </span>
          <span className="flex shrink-0 items-center gap-1">
            {views.slice(0, maxPictures).map(({ reward, pictures }) => (
              <span key={reward.id} className="w-9 overflow-hidden rounded-field max-[23rem]:w-8">
                <RewardPictureOrDrawing reward={reward} pictures={pictures} className="aspect-square" />
              </span>
            ))}
            {views.length > maxPictures && (
              <span aria-hidden="true" className="type-label ml-0.5">
                {signed(views.length - maxPictures)}
              </span>
            )}
          </span>
          <Icon
            name="down"
            size={20}
            className={classNames('shrink-0 transition-[rotate] duration-200', isOpen && 'rotate-180')}
          />
        </button>
      )}
      <ul
        id={id}
        hidden={isFolded && !isOpen}
        aria-label={t('promisedList')}
        className="grid auto-rows-fr grid-cols-1 gap-3 @min-[36rem]:grid-cols-2 [&[hidden]]:hidden"
      >
        {(isOpen || !isFolded) && views.map((view) => <PromisedReward key={view.reward.id} {...view} />)}
      </ul>
    </>
  )
}

/** Renders a promised reward as one quiet row; what it says below the title leads to where it can be given or returned. */
function PromisedReward(props: RewardViewProps) {
  const { reward, pictures, onOpen } = props
  return (
    <Card
      as="li"
      kind="rows"
      className="relative flex items-center gap-x-3 py-1.5! pr-1! pl-3! @min-[36rem]:last:odd:col-span-full"
      data-item={reward.id}
      data-reward={reward.id}
    >
      <div className="w-14 shrink-0 overflow-hidden rounded-field @max-[14rem]:hidden">
        <RewardPictureOrDrawing reward={reward} pictures={pictures} className="aspect-4/3" />
      </div>
      <div className="grid min-w-0 flex-1 justify-items-start pt-1">
        <h2 className="type-label wrap-anywhere hyphens-auto">
          <RewardTitleButton reward={reward} lines="line-clamp-2" onClick={onOpen} />
        </h2>
        <PromiseButton {...props} className="z-1 -mt-2.5 -mb-1.5 max-w-full bg-transparent! px-0!" />
      </div>
      <RewardMenu {...props} className="z-1 text-text-2" />
    </Card>
  )
}
