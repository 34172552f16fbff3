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
      <ul className="grid grid-cols-1 gap-y-3 px-1 min-[48rem]:grid-cols-3 lg:px-8">
        {stats.map(({ value, caption }) => (
          <li
            key={value}
            className="max-[48rem]:grid max-[48rem]:grid-cols-[5.5rem_minmax(0,1fr)] max-[48rem]:items-baseline border-line min-[48rem]:px-5 min-[48rem]:not-first:border-l lg:px-8"
          >
            <span className="block font-round text-[1.125rem]/6 font-semibold text-text-2">{value}</span>
            <span className="text-small text-text-2">{caption}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
