import { useTranslations } from 'use-intl'
import { exportFamily } from '#shared/export/contract.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icons.tsx'

/** Everything of the family as a file: a plain link, so that the browser itself saves it. */
export function ExportLink() {
  const t = useTranslations('exporting')
  return (
    <a href={exportFamily.path} download className={buttonClasses('soft')}>
      <Icon name="download" size={18} />
      {t('download')}
    </a>
  )
}

/** The offer of a copy, before something goes for good. */
export function ExportOffer() {
  const t = useTranslations('exporting')
  return (
    <div className="grid justify-items-start gap-2 pb-2">
      <p className="text-small text-text-2">{t('before')}</p>
      <ExportLink />
    </div>
  )
}
