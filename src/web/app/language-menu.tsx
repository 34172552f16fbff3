import { useTranslations } from 'use-intl'
import { locales } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { chooseLanguage, useLanguage } from '#web/i18n/language.ts'
import { chipLook } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'

/** Changes the language in place. */
export function LanguageMenu({ className }: { className?: string }) {
  const t = useTranslations('common')
  const { locale } = useLanguage()
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={chipLook(false, className)}
          aria-label={`${t('language')}: ${languageNames[locale]}`}
        >
          {languageNames[locale]}
          <Icon name="down" size={16} />
        </button>
      }
      items={locales.map((other) => ({
        key: other,
        label: languageNames[other],
        ...(other === locale && { icon: 'check' as const }),
        onSelect: () => void chooseLanguage(other),
      }))}
    />
  )
}
