import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon } from '#web/ui/module-icon.tsx'
import { modules, type Module } from './modules.tsx'

const grounds: Record<Module['tone'], string> = {
  ember: 'bg-ember-tint text-ember',
  leaf: 'bg-leaf-tint text-leaf',
  summit: 'bg-summit-tint text-summit',
  petal: 'bg-petal-tint text-petal',
}

/** Renders a card for each module. */
export function ModuleCards(props: ChildScreenProps) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('modules')} className="grid grid-cols-2 gap-3 min-[80rem]:grid-cols-4">
      {modules.map(({ path, name, tone, Today }) => (
        <Link
          key={path}
          href={path}
          className={classNames(
            'press flex min-h-26 flex-col justify-between gap-3 rounded-card p-3.5 no-underline min-[80rem]:px-3',
            'only:col-span-full only:min-h-19 only:flex-row only:items-center only:justify-start',
            grounds[tone],
          )}
        >
          <ModuleIcon module={tone} className="shrink-0" />
          <span className="min-w-0">
            <span className="type-h3 block wrap-anywhere min-[80rem]:text-[1rem]">{t(name)}</span>
            <span className="block text-small">
              <Today {...props} />
            </span>
          </span>
        </Link>
      ))}
    </nav>
  )
}
