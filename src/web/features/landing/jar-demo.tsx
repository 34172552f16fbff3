import { useTranslations } from 'use-intl'
import { Jar } from '#web/ui/jar.tsx'
import { jarDemo } from './jar-demo-values.ts'

/** A jar to tap. Every light it can show is drawn already; the page's small script lights one more with each tap. */
export function JarDemo() {
  const t = useTranslations('landing')
  return (
    <div className="grid justify-items-center" data-jar-demo="">
      <button
        type="button"
        aria-label={t('jarButton')}
        className="press rounded-panel px-6 [&_[data-light]:nth-of-type(n+35):not([data-lit])]:hidden"
      >
        <Jar points={jarDemo.most} seed={jarDemo.seed} size="hero" />
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
