import { useFormatter, useTranslations } from 'use-intl'
import type { WeeklyCounts as Counts } from '#shared/stats/contract.ts'

const kinds = ['behavior', 'habit', 'skill', 'reward'] as const

/** Renders how many acts of each kind there were in a week, as numbers with labels. */
export function WeeklyCounts({ counts }: { counts: Counts }) {
  const t = useTranslations('home.weekOf')
  const format = useFormatter()
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-2 gap-y-3 text-center @2xs:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-meta wrap-anywhere hyphens-auto text-text-2">{t(kind, { count: counts[kind] })}</dt>
            <dd className="font-round font-semibold tabular-nums">{format.number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
