import { useTranslations } from 'use-intl'
import { Jar } from '#web/ui/jar.tsx'
import { jarDemo } from './jar-demo-values.ts'

/** Centre and size of the sparks around the full jar, on a grid of 200. */
const sparks = [
  [22, 44, 1.1],
  [178, 30, 1.3],
  [8, 112, 0.8],
  [192, 104, 0.9],
  [30, 178, 1],
  [172, 172, 1.2],
] as const

/** Renders the demo jar with all its lights; `startJarDemo` lets one fly in with each click. */
export function JarDemo() {
  const t = useTranslations('landing')
  return (
    <div className="grid grid-cols-1 justify-items-center max-[48rem]:pt-5" data-jar-demo="">
      <button
        type="button"
        aria-label={t('jarButton')}
        className="press relative rounded-panel px-6 [&_[data-light]:nth-of-type(n+35):not([data-lit])]:hidden"
      >
        <Jar points={jarDemo.max} seed={jarDemo.seed} size="hero" />
        <svg
          viewBox="0 0 200 200"
          aria-hidden="true"
          fill="var(--color-night-gold)"
          className="pointer-events-none absolute inset-0 size-full overflow-visible"
        >
          {sparks.map(([x, y, size]) => (
            <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
              <path data-spark="" opacity="0" d="M0-9 2-2 9 0 2 2 0 9-2 2-9 0-2-2z" />
            </g>
          ))}
        </svg>
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
