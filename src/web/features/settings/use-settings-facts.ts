import { useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { languageNames } from '#web/i18n/language-names.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useSound } from '#web/ledger/sound.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { useAppearance } from '#web/lib/appearance.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import type { SettingsGroup } from './settings-groups.ts'
import { formatCity } from './time-zones.ts'

/** Returns what the rows of the settings show: what is set in each part or, where that cannot be known, what is in it. */
export const useSettingsFacts = ({ name, email, family }: User): Record<SettingsGroup['title'] | 'people', string> => {
  const t = useTranslations('settings')
  const format = useFormatter()
  const joinFacts = useJoinFacts()
  const { locale } = useLanguage()
  const { theme, motion } = useAppearance()
  const isSoundOn = useSound()
  const { data: children = [] } = useQuery(childrenQuery)
  const listNames = (people: readonly { name: string }[]) =>
    format.list(
      people.map((one) => one.name),
      { style: 'narrow' },
    )
  return {
    people: joinFacts(listNames(children), listNames(family.members)),
    settingsEveryday: joinFacts(
      languageNames[locale],
      t(`facts.themes.${theme}`),
      t(isSoundOn ? 'facts.soundOn' : 'facts.soundOff'),
      motion === 'less' ? t('facts.lessMotion') : null,
    ),
    settingsFamily: joinFacts(family.name, formatCity(family.timeZone), t(`facts.week.${family.weekStart}`)),
    settingsYou: joinFacts(name, email),
    settingsSecurity: t('hints.settingsSecurity'),
    settingsData: t('hints.settingsData'),
    settingsApps: t('hints.settingsApps'),
  }
}
