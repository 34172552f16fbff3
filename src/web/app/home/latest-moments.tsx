import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { hardMoods } from '#shared/moments/rules.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import { computeMaxMomentsOnTop } from './compute-max-moments-on-top.ts'

/** Most moments at the end of the column, below those on its top. */
const maxBelow = 2
const mostOfChild = 5

interface OneMoment {
  child: Child
  moment: Moment
  /** How many newer moments its child has. */
  rank: number
}

/** Which moments are shown: the newest of each child, or those on top of a column, or the rest of the column. */
type Part = 'newest' | 'top' | 'rest'

const byDay = (one: OneMoment, other: OneMoment): number => other.moment.date.localeCompare(one.moment.date)

/**
 * Returns a part of the moments, newest first. A column is filled with the newest moment of each child before older
 * ones.
 */
const choosePart = (all: readonly OneMoment[], part: Part, onTop: number): OneMoment[] => {
  const newest = all.filter(({ rank }) => rank === 0)
  if (part === 'newest') return newest
  const column = [...newest.toSorted(byDay), ...all.filter(({ rank }) => rank > 0).toSorted(byDay)]
  const shown = part === 'top' ? column.slice(0, onTop) : column.slice(onTop, Math.max(onTop + maxBelow, newest.length))
  return shown.toSorted(byDay)
}

/** Returns the newest moments without a hard mood. */
const listBright = (moments: readonly Moment[] = []): Moment[] =>
  moments.filter(({ mood }) => !hardMoods.includes(mood)).slice(0, mostOfChild)

/**
 * Renders the latest moments of a family, without those of something hard. While there are none, it renders an
 * invitation to write the first one on top of a column, and nothing elsewhere.
 */
export function LatestMoments({ family, part = 'newest' }: Pick<ChildScreenProps, 'family'> & { part?: Part }) {
  const t = useTranslations('homeCards')
  const lists = useQueries({
    queries: family.map(({ id }) => read(listMoments, { params: { childId: id }, query: {} })),
    combine: (results) => results.map(({ data }) => data),
  })
  const all = family.flatMap((child, n) => listBright(lists[n]).map((moment, rank) => ({ child, moment, rank })))
  const shown = choosePart(all, part, computeMaxMomentsOnTop(family.length))
  const isInvited = part === 'top' && lists.every((list) => list?.length === 0)
  if (shown.length === 0 && !isInvited) return null
  return (
    <section>
      <h2 className="mb-2">{t(part === 'rest' ? 'moreMoments' : 'latestMoments')}</h2>
      {isInvited && <FirstMomentCard />}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {shown.map((one) => (
          <LatestMoment key={one.moment.id} {...one} />
        ))}
      </ul>
    </section>
  )
}

const cardClasses =
  'press grid h-full min-h-34 grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-tile bg-surface text-text no-underline shadow-card'

function FirstMomentCard() {
  const t = useTranslations('homeCards')
  const words = useTranslations('moments')
  return (
    <Link href="/moments" className={cardClasses}>
      <span className="grid place-items-center bg-petal-tint">
        <PosedMascot pose="write" size={72} />
      </span>
      <span className="grid content-center gap-1 px-3 py-2.5">
        <span className="text-small/5 text-text-2">{words('empty')}</span>
        <span className="type-label text-primary">{t('firstMoment')}</span>
      </span>
    </Link>
  )
}

/** Renders a moment as a link to all moments of its child. */
function LatestMoment({ child, moment }: Omit<OneMoment, 'rank'>) {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const { weather, mood, content, date } = moment
  const feeling = t(`activities.moods.${mood}`)
  return (
    <li>
      <Link href="/moments" className={cardClasses} onClick={() => chooseChild(child.id)}>
        <MomentCover weather={weather} mood={mood} className="h-full" isNarrow />
        <span className="flex min-w-0 flex-col gap-0.5 px-3 py-2.5">
          <span className="type-h3 flex items-center gap-2">
            <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
            <span className="min-w-0 truncate">{child.name}</span>
          </span>
          {content ? (
            <span className="line-clamp-3 text-small/5 wrap-anywhere">{content}</span>
          ) : (
            <span className="block text-small wrap-anywhere first-letter:uppercase">
              <Facts facts={[feeling, t(`activities.weathers.${weather}`)]} />
            </span>
          )}
          <span className="mt-auto text-meta text-text-2">
            <Facts facts={[dayText(date, 'date'), content && feeling]} />
          </span>
        </span>
      </Link>
    </li>
  )
}
