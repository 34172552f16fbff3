import { useTranslations } from 'use-intl'
import { ExportLink } from '#web/ledger/export-link.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Everything that the family noted, to be taken along. */
export function ExportCard() {
  const t = useTranslations('exporting')
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <ExportLink />
    </SettingsSection>
  )
}
