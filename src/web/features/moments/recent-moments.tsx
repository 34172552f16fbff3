import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Moment } from '#shared/moments/contract.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { LoadMore } from '#web/lib/load-more.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { EditMomentDialog } from './edit-moment-dialog.tsx'
import { MomentCard } from './moment-card.tsx'
import { useDeleteMoment } from './use-delete-moment.ts'
import { useMomentTexts } from './use-moment-texts.ts'
import { useMoments } from './use-moments.ts'

interface RecentMomentsProps {
  child: Child
  zone: string
}

/** The moments by month, newest first. */
export function RecentMoments({ child, zone }: RecentMomentsProps) {
  const t = useTranslations()
  const pages = useMoments(child.id)
  const { moments, isPending, error, refetch } = pages
  return (
    <section>
      <h2 className="mx-0.5 mb-3">{t('moments.recent')}</h2>
      {moments && moments.length > 0 && <Months moments={moments} child={child} zone={zone} />}
      {moments?.length === 0 && <Empty />}
      {!moments && isPending && (
        <Loading label={t('common.loading')}>
          <Skeleton className="h-48 rounded-tile" />
        </Loading>
      )}
      {!moments && error && <LoadFailed title={t('moments.loadFailed')} error={error} retry={refetch} />}
      <LoadMore pages={pages} label={t('moments.loadMore')} />
    </section>
  )
}

const monthsOf = (moments: readonly Moment[]): [month: string, ofMonth: Moment[]][] => {
  const months = new Map<string, Moment[]>()
  for (const moment of moments) {
    const month = moment.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), moment])
  }
  return [...months]
}

function Months({ moments, child, zone }: { moments: readonly Moment[] } & RecentMomentsProps) {
  const words = useMomentTexts()
  const remove = useDeleteMoment()
  const [edited, setEdited] = useState<{ moment: Moment; nth: number } | null>(null)
  const [open, setOpen] = useState(false)
  const edit = (moment: Moment) => {
    setEdited({ moment, nth: (edited?.nth ?? 0) + 1 })
    setOpen(true)
  }
  return (
    <>
      <div className="grid grid-cols-1 gap-5">
        {monthsOf(moments).map(([month, ofMonth]) => (
          <section key={month}>
            <h3 className="mx-0.5 mb-2 text-text-2 first-letter:uppercase">{words.month(`${month}-01`)}</h3>
            <ul className="grid grid-cols-1 gap-2.5">
              {ofMonth.map((moment) => (
                <MomentCard
                  key={moment.id}
                  moment={moment}
                  onEdit={() => edit(moment)}
                  onDelete={() => void remove.send(moment)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {edited && (
        <EditMomentDialog
          key={edited.nth}
          moment={edited.moment}
          child={child}
          zone={zone}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Empty() {
  const t = useTranslations('moments')
  return (
    <div className="grid justify-items-center gap-3 px-4 py-6 text-center text-text-2">
      <Mascot pose="write" size={88} />
      {t('empty')}
    </div>
  )
}
