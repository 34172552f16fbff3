import { useTranslations } from 'use-intl'
import { Jar } from '#web/ui/jar.tsx'
import { jarDemo } from './jar-demo-values.ts'

/** Renders the demo jar with all its lights; `startJarDemo` reveals one per click. */
export function JarDemo() {
  const t = useTranslations('landing')
  return (
    <div className="grid justify-items-center" data-jar-demo="">
      <button
        type="button"
        aria-label={t('jarButton')}
        className="press rounded-panel px-6 [&_[data-light]:nth-of-type(n+35):not([data-lit])]:hidden"
      >
        <Jar points={jarDemo.max} seed={jarDemo.seed} size="hero" />
      </button>
      <p className="mt-2 min-h-10 text-small text-night-quiet">
        <output
          className="font-round font-semibold text-night-gold empty:hidden"
          data-jar-count={t('jarCount', { count: '#' })}
        />
        <span data-jar-hint="">{t('tryJar')}</span>
      </p>
    </div>
  )
}
