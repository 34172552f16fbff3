import { useTranslations } from 'use-intl'
import { isLocale, locales } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { chooseLanguage, useLanguage } from '#web/i18n/language.ts'
import { chipClasses } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Renders a select that changes the language of the app. */
export function LanguageMenu({ className }: { className?: string }) {
  const t = useTranslations('common')
  const { locale } = useLanguage()
  return (
    <div className={classNames('relative inline-grid', className)}>
      <select
        aria-label={t('language')}
        value={locale}
        className={chipClasses(false, 'field-sizing-content appearance-none pr-10')}
        onChange={({ target }) => {
          if (isLocale(target.value)) void chooseLanguage(target.value)
        }}
      >
        {locales.map((other) => (
          <option key={other} value={other} lang={other}>
            {languageNames[other]}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2" />
    </div>
  )
}
