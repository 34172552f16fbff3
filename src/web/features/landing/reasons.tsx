import { useTranslations } from 'use-intl'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'

const reasons = [
  { name: 'reasonPoints', icon: 'spark' },
  { name: 'reasonBadges', icon: 'star' },
  { name: 'reasonStore', icon: 'gift' },
  { name: 'reasonFamily', icon: 'people' },
  { name: 'reasonMethod', icon: 'book' },
  { name: 'reasonAssistant', icon: 'bulb' },
] as const satisfies readonly { name: string; icon: IconName }[]

/** Renders six reasons to use the app. */
export function Reasons() {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="why" className="pt-9 lg:pt-16">
      <h2 id="why" className="type-h1 text-center">
        {t('why')}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-x-8 gap-y-4 max-sm:rounded-card max-sm:bg-surface max-sm:p-4 max-sm:shadow-card sm:mt-6 sm:grid-cols-2 sm:gap-y-6 lg:mt-10 lg:grid-cols-3 lg:gap-y-10">
        {reasons.map(({ name, icon }) => (
          <li key={name} className="flex flex-wrap gap-3 sm:gap-4">
            <span className="grid size-9 shrink-0 place-items-center rounded-full bg-honey-tint text-honey sm:size-12">
              <Icon name={icon} />
            </span>
            <div className="min-w-0 flex-1 basis-40">
              <h3 className="wrap-anywhere">{t(name)}</h3>
              <p className="text-text-2 max-sm:text-small sm:mt-1">{t(`${name}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
