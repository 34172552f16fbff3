import { useTranslations } from 'use-intl'
import { exportFamily } from '#shared/export/contract.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icons.tsx'

/** Renders a plain link that downloads the family's export. */
export function ExportLink() {
  const t = useTranslations('exporting')
  return (
    <a href={exportFamily.path} download className={buttonClasses('soft')}>
      <Icon name="download" size={18} />
      {t('download')}
    </a>
  )
}

/** Renders an export link for use before a deletion. */
export function ExportOffer() {
  const t = useTranslations('exporting')
  return (
    <div className="grid justify-items-start gap-2 pb-2">
      <p className="text-small text-text-2">{t('before')}</p>
      <ExportLink />
    </div>
  )
}
