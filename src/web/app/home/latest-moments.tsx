import { useQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { listMoments, type Moment } from '#shared/moments/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useFormatCalendarDay } from '#web/ledger/use-format-calendar-day.ts'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { MomentCover } from '#web/ui/moment-cover.tsx'

/** So many fill a column beside the latest acts. */
const maxInColumn = 5

interface OneMoment {
  child: Child
  moment: Moment
  /** How many newer ones its child has. */
  rank: number
}

/** Returns the newest moment of each child, and of what is left the newest ones of all, newest first. */
const fillColumn = (all: readonly OneMoment[]): OneMoment[] => {
  const byDay = all.toSorted((a, b) => b.moment.date.localeCompare(a.moment.date))
  const byChoice = byDay.toSorted((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1))
  const chosen = new Set(byChoice.slice(0, maxInColumn))
  return byDay.filter((one) => one.rank === 0 || chosen.has(one))
}

/** Renders the latest moment of each child, or in a column as many as fill it; nothing while nobody has one. */
export function LatestMoments({ family, isColumn = false }: Pick<ChildScreenProps, 'family'> & { isColumn?: boolean }) {
  const t = useTranslations('homeCards')
  const lists = useQueries({
    queries: family.map(({ id }) => read(listMoments, { params: { childId: id }, query: {} })),
    combine: (results) => results.map(({ data = [] }) => data.slice(0, maxInColumn)),
  })
  const all = family.flatMap((child, n) => (lists[n] ?? []).map((moment, rank) => ({ child, moment, rank })))
  const shown = isColumn ? fillColumn(all) : all.filter(({ rank }) => rank === 0)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="mb-2">{t('latestMoments')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {shown.map((one) => (
          <LatestMoment key={one.moment.id} {...one} />
        ))}
      </ul>
    </section>
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
      <Link
        href="/moments"
        className="press grid h-full grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-tile bg-surface text-text no-underline shadow-card"
        onClick={() => chooseChild(child.id)}
      >
        <MomentCover weather={weather} mood={mood} className="h-full min-h-28" isNarrow />
        <span className="flex min-w-0 flex-col gap-1 p-3">
          <span className="type-h3 flex items-center gap-2">
            <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
            <span className="min-w-0 truncate">{child.name}</span>
          </span>
          {content ? (
            <span className="line-clamp-2 text-small wrap-anywhere">{content}</span>
          ) : (
            <span className="block text-small wrap-anywhere first-letter:uppercase">
              {[feeling, t(`activities.weathers.${weather}`)].join(' · ')}
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
