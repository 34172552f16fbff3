import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { ModuleIcon } from '#web/ui/module-icon.tsx'

const modules = [
  { name: 'behaviors', tone: 'ember', className: 'bg-ember-tint text-ember', age: '4' },
  { name: 'habits', tone: 'leaf', className: 'bg-leaf-tint text-leaf', age: '6' },
  { name: 'skills', tone: 'summit', className: 'bg-summit-tint text-summit', age: '7' },
  { name: 'moments', tone: 'petal', className: 'bg-petal-tint text-petal', age: null },
] as const

/** Renders the four modules with the recommended age. */
export function Features() {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="how" className="pt-4 lg:pt-12">
      <h2 id="how" className="sr-only scroll-mt-6">
        {t('features')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 min-[22.5rem]:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {modules.map(({ name, tone, className, age }) => (
          <li key={name} className={classNames('flex flex-col gap-3 rounded-card p-3 sm:gap-4 sm:p-5', className)}>
            <ModuleIcon module={tone} className="shrink-0" />
            <div className="flex flex-1 flex-col">
              <h3 className="wrap-anywhere hyphens-auto">{t(name)}</h3>
              <p className="text-small">{t(`${name}Text`)}</p>
              <p className="mt-auto pt-2 text-meta font-medium">
                {age === null ? t('everyAge') : t('fromAge', { age })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
