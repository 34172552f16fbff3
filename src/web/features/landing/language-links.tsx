import { useLocale, useTranslations } from 'use-intl'
import { locales } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { chipClasses } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Renders links to the page in each language; works without a script. */
export function LanguageLinks() {
  const t = useTranslations('common')
  const current = useLocale()
  return (
    <details className="group relative">
      <summary className={chipClasses(false, 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}>
        <span className="sr-only">{t('language')}</span>
        {languageNames[current]}
        <Icon name="down" size={16} className="group-open:rotate-180" />
      </summary>
      <ul className="absolute right-0 z-10 mt-2 grid min-w-44 gap-1 rounded-tile border border-line bg-surface p-1.5 shadow-float">
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`/${locale}`}
              hrefLang={locale}
              lang={locale}
              data-language={locale}
              aria-current={locale === current ? 'true' : undefined}
              className={classNames(
                'type-label flex min-h-12 items-center justify-between gap-3 rounded-field px-3 no-underline hover:bg-surface-2',
                locale === current && 'bg-surface-2',
              )}
            >
              {languageNames[locale]}
              {locale === current && <Icon name="check" size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
