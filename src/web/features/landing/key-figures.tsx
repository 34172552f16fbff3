import { useTranslations } from 'use-intl'

/** Renders three numbers about the app with captions, such as 21 days to form a habit. */
export function KeyFigures() {
  const t = useTranslations('landing')
  const stats = [
    { value: t('days'), caption: t('statDays') },
    { value: t('challenges'), caption: t('statChallenges') },
    { value: t('unlimited'), caption: t('statMoments') },
  ]
  return (
    <section aria-labelledby="numbers" className="pt-7 lg:pt-12">
      <h2 id="numbers" className="sr-only">
        {t('numbers')}
      </h2>
      <ul className="grid grid-cols-1 gap-y-3 rounded-card bg-surface p-4 shadow-card min-[48rem]:grid-cols-3 min-[48rem]:gap-x-8 lg:p-8">
        {stats.map(({ value, caption }) => (
          <li key={value}>
            <span className="block font-round text-[1.375rem]/7 font-semibold text-honey min-[48rem]:text-[2rem]/10">
              {value}
            </span>
            <span className="text-small text-text-2">{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
