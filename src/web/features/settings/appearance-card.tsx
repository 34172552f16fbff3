import { useTranslations } from 'use-intl'
import { editUser } from '#shared/auth/contract.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { chooseLanguage, useLanguage } from '#web/i18n/language.ts'
import { setSound, useSound } from '#web/ledger/sound.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { setAppearance, themes, useAppearance } from '#web/lib/appearance.ts'
import { keyboardMediaQuery, useMediaQuery } from '#web/lib/media.ts'
import { setShortcutsOn, useShortcutsOn } from '#web/lib/shortcuts.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useFadeInOn } from '#web/ui/use-fade-in-on.ts'
import { SettingsSection } from './settings-section.tsx'

/** Renders the settings of language, theme, motion and sound, and where a keyboard is likely of its shortcuts. */
export function AppearanceCard() {
  const t = useTranslations('settings')
  const { locale } = useLanguage()
  // In another language its texts need more or fewer lines.
  const card = useFadeInOn<HTMLDivElement>(locale)
  const { theme, motion } = useAppearance()
  const shortcuts = useShortcutsOn()
  const isSoundOn = useSound()
  const hasKeyboard = useMediaQuery(keyboardMediaQuery)
  const saveLanguage = useCommand(editUser, {
    input: (language: Locale) => ({ body: { language } }),
    failure: t('saveFailed'),
  })

  const changeLanguage = (language: Locale) => {
    void chooseLanguage(language)
    void saveLanguage.send(language)
  }

  return (
    <div ref={card}>
      <SettingsSection title={t('look')} savesAtOnce>
        <div className="grid gap-2">
          <p className="type-label">{t('language')}</p>
          <ChipGroup
            label={t('language')}
            value={locale}
            onChange={changeLanguage}
            options={locales.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          />
        </div>
        <div className="grid gap-2">
          <p className="type-label">{t('theme')}</p>
          <ChipGroup
            label={t('theme')}
            value={theme}
            onChange={(chosen) => setAppearance({ theme: chosen })}
            options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
          />
        </div>
        <Switch
          label={t('motion')}
          hint={t('motionHint')}
          checked={motion === 'less'}
          onChange={(less) => setAppearance({ motion: less ? 'less' : 'auto' })}
        />
        <Switch label={t('sound')} hint={t('soundHint')} checked={isSoundOn} onChange={(isOn) => void setSound(isOn)} />
        {hasKeyboard && (
          <Switch label={t('shortcuts')} hint={t('shortcutsHint')} checked={shortcuts} onChange={setShortcutsOn} />
        )}
      </SettingsSection>
    </div>
  )
}
