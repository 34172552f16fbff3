import { useTranslations } from 'use-intl'
import { ExportLink } from '#web/ledger/export-link.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Renders the link that exports the family's data. */
export function ExportCard() {
  const t = useTranslations('exporting')
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <ExportLink />
    </SettingsSection>
  )
}
