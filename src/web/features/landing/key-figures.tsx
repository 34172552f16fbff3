import { useTranslations } from 'use-intl'

/** Renders three numbers about the app with captions, such as 21 days to try a habit, as quiet lines. */
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
      <ul className="flex flex-wrap justify-center gap-x-8 gap-y-1 text-center text-small text-text-2">
        {stats.map(({ value, caption }) => (
          <li key={value} className="text-balance">
            <span className="font-semibold text-text">{value}</span> {caption}
          </li>
        ))}
      </ul>
    </section>
  )
}
