import { useFormatter, useTranslations } from 'use-intl'
import type { WeeklyCounts as Counts } from '#shared/stats/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon, moduleTintClasses } from '#web/ui/module-icon.tsx'

const kinds = ['behavior', 'habit', 'skill', 'reward'] as const

const modules = { behavior: 'ember', habit: 'leaf', skill: 'summit', reward: 'honey' } as const

/** Renders how many acts of each kind there were in a week, as numbers with labels and the shapes of their modules. */
export function WeeklyCounts({ counts }: { counts: Counts }) {
  const t = useTranslations('home.weekOf')
  const format = useFormatter()
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-x-2 gap-y-3 text-center @2xs:grid-cols-4">
        {kinds.map((kind) => (
          <div key={kind} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-meta wrap-anywhere hyphens-auto text-text-2">{t(kind, { count: counts[kind] })}</dt>
            <dd className="flex items-center justify-center gap-1.5 font-round font-semibold tabular-nums @2xs:flex-col">
              <span
                className={classNames(
                  'grid size-8 place-items-center rounded-[28%] @2xs:size-11',
                  moduleTintClasses[modules[kind]],
                  counts[kind] === 0 && 'opacity-50',
                )}
              >
                <ModuleIcon module={modules[kind]} size={24} className="@2xs:size-8" />
              </span>
              {format.number(counts[kind])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
