import { useTranslations } from 'use-intl'

/** Renders three numbers about the app with captions, such as 21 days to form a habit. */
export function KeyFigures() {
  const t = useTranslations('landing')
  const stats = [
    { value: '21', caption: t('statDays') },
    { value: '100+', caption: t('statChallenges') },
    { value: t('unlimited'), caption: t('statMoments') },
  ]
  return (
    <section aria-labelledby="numbers" className="pt-12 lg:pt-20">
      <h2 id="numbers" className="sr-only">
        {t('numbers')}
      </h2>
      <ul className="grid grid-cols-[auto_1fr] gap-3 sm:grid-cols-3 lg:gap-4">
        {stats.map(({ value, caption }) => (
          <li
            key={value}
            className="col-span-2 grid grid-cols-subgrid items-center gap-4 rounded-card bg-surface px-5 py-4 shadow-card sm:col-span-1 sm:flex sm:flex-col sm:justify-center sm:gap-1 sm:py-6 sm:text-center"
          >
            <span className="font-round text-[1.75rem]/9 font-semibold text-honey">{value}</span>
            <span className="min-w-0 text-small text-text-2">{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
