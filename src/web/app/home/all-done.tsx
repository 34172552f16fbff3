import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { showGoodNightAgain, wasGoodNightShown } from '#web/ledger/good-night.ts'
import { isEveningAt } from '#web/lib/day-part.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { useFacesOfToday, type FaceOfToday } from './use-faces-of-today.ts'

interface AllDoneProps {
  family: readonly Child[]
  /** The children who have habits today. */
  withHabits: readonly Child[]
  zone: string
}

/**
 * Renders, in the place of messages, that all habits of today are done. A tap shows the good-night sky again. A link
 * leads to the moments: a button or, once each child has a moment of today, the faces of these.
 */
export function AllDone({ family, withHabits, zone }: AllDoneProps) {
  const t = useTranslations()
  const today = useToday()
  const faces = useFacesOfToday(family, today)
  const hasAllFaces = faces.length === family.length
  const [isNight] = useState(() => isEveningAt(Date.now(), zone))
  return (
    <div data-all-done="" className="night absolute inset-0 flex items-center gap-2 rounded-tile pr-2 pl-3.5">
      <button
        type="button"
        className="press flex h-full min-w-0 flex-1 items-center gap-2.5 rounded-field text-left"
        onClick={() => showGoodNightAgain(withHabits)}
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
        className={classNames(
          'press tap-child flex max-w-[42%] shrink-0 items-center justify-end text-on-night no-underline',
          !hasAllFaces && besideQuestionClasses,
        )}
      >
        {hasAllFaces ? (
          <Faces faces={faces} />
        ) : (
          <span className="type-label flex min-h-9 items-center gap-1.5 rounded-full bg-night-soft px-3 @max-[26rem]:text-center @max-[26rem]:text-small/4">
            <Icon name="book" size={18} className="shrink-0 @max-[26rem]:hidden" />
            <span className="min-w-0">{t('habits.keepMoment')}</span>
          </span>
        )}
      </Link>
    </div>
  )
}

/** Hides the link beside the question how the day was, which offers the same. */
const besideQuestionClasses = '[:root:has([data-day-question])_&]:hidden'

/** Most children whose pictures stand beside their faces of the day: on a phone there is no room for more. */
const maxPairs = 2

/** Renders the faces of the day, each beside the picture of its child. */
function Faces({ faces }: { faces: readonly FaceOfToday[] }) {
  const t = useTranslations()
  const joinFacts = useJoinFacts()
  const hasPairs = faces.length <= maxPairs
  return (
    <span className="flex min-w-0 animate-fade items-center gap-2 overflow-hidden px-1.5">
      <span className="sr-only">{t('home.moments')}</span>
      {faces.map(({ child, mood }) => (
        <span key={child.id} className="flex shrink-0 items-center -space-x-1.5">
          <Avatar
            emoji={child.avatarUrl}
            name={child.name}
            size="small"
            className={hasPairs ? '' : '@max-[34rem]:hidden'}
          />
          <MoodFace mood={mood} size={30} />
          <span className="sr-only">{joinFacts(child.name, t(`activities.moods.${mood}`))}</span>
        </span>
      ))}
    </span>
  )
}
