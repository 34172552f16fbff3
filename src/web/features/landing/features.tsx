import { useTranslations } from 'use-intl'
import { ModuleTile } from './module-tile.tsx'

const modules = [
  { name: 'behaviors', module: 'ember', age: 4 },
  { name: 'habits', module: 'leaf', age: 6 },
  { name: 'skills', module: 'summit', age: 7 },
  { name: 'moments', module: 'petal', age: null },
] as const

/** Renders the four modules with the recommended age. */
export function Features() {
  const t = useTranslations('landing')
  return (
    <section aria-labelledby="how" className="pt-4.5 lg:pt-6">
      <h2 id="how" className="sr-only scroll-mt-6">
        {t('features')}
      </h2>
      <ul className="grid grid-cols-1 gap-3 min-[22.5rem]:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {modules.map(({ name, module, age }) => (
          <ModuleTile
            key={name}
            module={module}
            title={t(name)}
            text={t(`${name}Text`)}
            age={age === null ? t('everyAge') : t('fromAge', { age: String(age) })}
          />
        ))}
      </ul>
    </section>
  )
}
