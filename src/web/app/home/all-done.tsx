import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { showGoodNightAgain, wasGoodNightShown } from '#web/ledger/good-night.ts'
import { isEveningAt } from '#web/lib/day-part.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * Renders, in the place of messages, that all habits of today are done: a tap shows the sky, once more for a child who
 * comes late, and a link leads to the moments. `family` are the children who have habits today.
 */
export function AllDone({ family, zone }: { family: readonly Child[]; zone: string }) {
  const t = useTranslations()
  const today = useToday()
  const [isNight] = useState(() => isEveningAt(Date.now(), zone))
  return (
    <div data-all-done="" className="night absolute inset-0 flex items-center gap-2 rounded-tile pr-2 pl-3.5">
      <button
        type="button"
        className="press flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-field text-left"
        onClick={() => showGoodNightAgain(family)}
      >
        <Icon name={isNight ? 'moon' : 'spark'} size={24} className="shrink-0 text-night-gold @max-[20rem]:hidden" />
        <span className="grid min-w-0">
          <span className="type-label text-on-night">{t('home.allHabitsDone')}</span>
          <span className="flex items-center gap-0.5 text-small/4.5 font-semibold text-night-gold">
            {t(wasGoodNightShown(today) ? 'habits.skyAgain' : 'habits.sky')}
            <Icon name="forward" size={16} className="shrink-0" />
          </span>
        </span>
      </button>
      <Link
        href="/moments"
        className="press tap-child flex max-w-[42%] shrink-0 items-center text-on-night no-underline"
      >
        <span className="type-label flex min-h-9 items-center gap-1.5 rounded-full bg-night-soft px-3 @max-[26rem]:text-center @max-[26rem]:text-small/4">
          <Icon name="book" size={18} className="shrink-0 @max-[26rem]:hidden" />
          <span className="min-w-0">{t('habits.keepMoment')}</span>
        </span>
      </Link>
    </div>
  )
}
