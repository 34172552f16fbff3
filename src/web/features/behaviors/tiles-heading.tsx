import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useIsMessageVisible } from '#web/ui/message.ts'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import type { EarlierDay } from './use-award.ts'
import { findAwardKey, useGoodDeeds } from './use-tile-counts.ts'

/** Points earned by a child from which on the hint what to do here is not shown. */
const knownFrom = 100

interface TilesHeadingProps {
  child: Child
  day: EarlierDay | null
}

/** Renders, in the place of messages, what to do here, later the heading of the tiles and what was awarded on the day. */
export function TilesHeading({ child, day }: TilesHeadingProps) {
  const t = useTranslations('behaviors')
  const [isNew] = useState(child.pointsEarned === 0 && child.points === 0)
  const [isKnown] = useState(child.pointsEarned >= knownFrom)
  const isFilled = useIsMessageVisible()
  return (
    <div className={classNames(leadClasses, isFilled && `${stickyClasses} ${belowChildClasses}`)}>
      <MessageSlot height={isKnown ? 'low' : 'slim'} isBox hasGround={!isKnown}>
        {isKnown ? (
          <div className="flex items-center gap-x-3 px-0.5">
            <h2 className="type-h3 min-w-0 wrap-anywhere">{t('quick')}</h2>
            <GoodDeeds child={child} day={day} />
          </div>
        ) : (
          <div className="flex items-center gap-x-2.5 text-text-2">
            <Icon name="spark" size={20} className="shrink-0" />
            <p className="min-w-0 text-[0.9375rem]/5 wrap-anywhere max-[22.5rem]:text-small">
              {isNew ? t('leadNew', { name: child.name }) : t('lead')}
            </p>
          </div>
        )}
      </MessageSlot>
    </div>
  )
}

const mostPictures = 5

/** Renders the pictures of what was awarded on the day, the latest last, as many as one line has room for, and how often, as a link to the timeline, where each can be undone. */
function GoodDeeds({ child, day }: TilesHeadingProps) {
  const t = useTranslations('behaviors')
  const deeds = useGoodDeeds(child, day)
  if (deeds.length === 0) return null
  const latest = new Map(deeds.map((deed) => [findAwardKey(deed), deed]))
  return (
    <Link href="/timeline" className="press tap flex min-w-min flex-1 items-center gap-x-3 text-text no-underline">
      <span className="flex h-8 min-w-0 flex-1 flex-row-reverse flex-wrap content-start gap-x-1.5 gap-y-8 overflow-hidden">
        {[...latest]
          .slice(-mostPictures)
          .toReversed()
          .map(([key, deed]) => {
            const { title, points } = deed
            const { iconName, metadata } =
              'metadata' in deed
                ? deed
                : { iconName: '', metadata: JSON.stringify({ preset: deed.preset, picture: deed.picture }) }
            return (
              <span key={key} data-deed-of-day={key} className="flex">
                <ActPicture row={{ type: 'behavior', title, points, iconName, metadata }} size={32} />
              </span>
            )
          })}
      </span>
      <span className="inline-flex shrink-0 items-center gap-1 text-small text-text-2">
        {t('soFar', { count: deeds.length })}
        <Icon name="forward" size={18} />
      </span>
    </Link>
  )
}

/** Stays in view, and what scrolls below it fades. */
export const stickyClasses = [
  'scroll-fade -mx-4 bg-[linear-gradient(var(--color-bg)_calc(100%-0.625rem),transparent)] px-4 landscape:mx-0 landscape:px-0',
  '[@media(height>=44rem)]:sticky [@media(height>=44rem)]:top-(--sticky-top) [@media(height>=44rem)]:z-20',
].join(' ')

/** Below the row of the child and the day, which stays in view, too, unless large text makes it two lines high; no tile shows between the two. */
const belowChildClasses =
  '@min-[21rem]:[@media(height>=44rem)]:top-[calc(var(--sticky-top)+3.375rem)]! before:absolute before:inset-x-0 before:-top-1.5 before:h-1.5 before:bg-bg'

const leadClasses = 'relative z-20 mb-1.5 pt-1 pb-1.5 landscape:mb-0 landscape:flex-1 landscape:p-0'
