import { useTranslations } from 'use-intl'
import { exportFamily } from '#shared/export/contract.ts'
import { DownloadLink } from './download-link.tsx'

/** Renders a link that downloads the export file of the family. */
export function ExportLink() {
  const t = useTranslations('exporting')
  const message = { title: t('saved'), description: t('savedText') }
  return <DownloadLink path={exportFamily.path} label={t('download')} message={message} />
}

/** Renders the advice to export the data before a deletion, with the link. */
export function ExportOffer() {
  const t = useTranslations('exporting')
  return (
    <div className="grid justify-items-start gap-2 pb-2">
      <p className="text-small text-text-2">{t('before')}</p>
      <ExportLink />
    </div>
  )
}
