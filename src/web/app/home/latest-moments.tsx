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

/** Renders the latest moment of each child; nothing while nobody has one. */
export function LatestMoments({ family }: Pick<ChildScreenProps, 'family'>) {
  const t = useTranslations('homeCards')
  const newest = useQueries({
    queries: family.map(({ id }) => read(listMoments, { params: { childId: id }, query: {} })),
    combine: (results) => results.map(({ data }) => data?.[0]),
  })
  const shown = family.flatMap((child, n) => {
    const moment = newest[n]
    return moment ? [{ child, moment }] : []
  })
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="mb-2">{t('latestMoments')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-3">
        {shown.map((one) => (
          <LatestMoment key={one.child.id} {...one} />
        ))}
      </ul>
    </section>
  )
}

/** Renders a moment as a link to all moments of its child. */
function LatestMoment({ child, moment }: { child: Child; moment: Moment }) {
  const t = useTranslations()
  const dayText = useFormatCalendarDay()
  const { weather, mood, content, date } = moment
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
          {content && <span className="line-clamp-2 text-small wrap-anywhere">{content}</span>}
          <span className="mt-auto text-meta text-text-2">
            <Facts facts={[dayText(date, 'date'), t(`activities.moods.${mood}`)]} />
          </span>
        </span>
      </Link>
    </li>
  )
}
