import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Light } from '#web/ui/light.tsx'
import { PromisesButton } from './promises-button.tsx'
import { selectChildrenOfPromises } from './select-children-of-promises.ts'
import { useHabitCounts } from './use-habit-counts.ts'

/** Most lights: more would leave no room for the words, and a single light takes their place. */
const maxLights = 8

/** Most lights of the large size. */
const maxLargeLights = 5

/** How bright the light of a check-in is that waits to be sent, from 0 to 1. */
const partOfWaiting = 0.5

type TodayProgressProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** Whether the promises of the family stand at its end. */
  hasPromises?: boolean
}

/** Renders today's habits of the family as lights, each lit once its habit is done, and in words how many are to go. */
export function TodayProgress({ hasPromises = false, ...props }: TodayProgressProps) {
  const counts = useHabitCounts(props)
  return (
    <div className="flex min-w-0 items-center gap-x-2 text-text-2">
      <Lights {...counts} />
      <Words {...counts} />
      {hasPromises && <PromisesButton user={props.user} family={selectChildrenOfPromises(props)} form="low" />}
    </div>
  )
}

type Counts = Pick<ReturnType<typeof useHabitCounts>, 'all' | 'lit' | 'waiting'>

/** Renders the lights; one that was lit since home was opened appears like a tick that is drawn. */
function Lights({ all, lit, waiting }: Counts) {
  const [litBefore] = useState(lit)
  const partOf = (nth: number) => (nth < lit ? 1 : nth < lit + waiting ? partOfWaiting : 0)
  if (all === 0) return null
  const isOne = all > maxLights
  const parts = isOne ? [(lit + waiting * partOfWaiting) / all] : Array.from({ length: all }, (_, nth) => partOf(nth))
  const isNew = (part: number, nth: number) => (isOne ? lit > litBefore : nth >= litBefore && part === 1)
  return (
    <span aria-hidden="true" className="flex shrink-0 *:*:data-[light='1']:light-halo">
      {parts.map((part, nth) => (
        <span key={isOne ? lit : nth} className={classNames('grid', isNew(part, nth) && 'animate-tick')}>
          <Light size={all > maxLargeLights && !isOne ? 16 : 20} part={part} ground="paper" />
        </span>
      ))}
    </span>
  )
}

/** Renders in words how many habits are to go, and how many check-ins wait to be sent; nothing once all are done, which is said elsewhere. */
function Words({ all, lit, waiting }: Counts) {
  const t = useTranslations()
  const open = all - lit - waiting
  if (waiting > 0) {
    return (
      <span className="flex h-[1lh] min-w-0 flex-1 flex-row-reverse flex-wrap justify-end overflow-hidden text-small whitespace-pre">
        <span className="max-w-full truncate">{t('common.manyWaiting', { count: waiting })}</span>
        {/* Where there is no room for both, it wraps out of view: the circles below show it. */}
        {open > 0 && (
          <span>
            {t('habits.toGo', { count: open })}
            {t('common.separator')}
          </span>
        )}
      </span>
    )
  }
  if (open === 0) return <span className="h-[1lh] flex-1 text-small" />
  return (
    <span className="min-w-0 flex-1 text-small wrap-anywhere">
      <span className="@max-[16rem]:sr-only">{t('home.habitsToGo', { count: open })}</span>
      {/* Where it is narrow, without the word for habits, which stand below. */}
      <span aria-hidden="true" className="@min-[16rem]:hidden">
        {t('habits.toGo', { count: open })}
      </span>
    </span>
  )
}
