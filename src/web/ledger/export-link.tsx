import { useRef, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { exportFamily } from '#shared/export/contract.ts'
import { ensureRecentSignIn } from '#web/lib/recent-sign-in.ts'
import { useErrorToast } from '#web/lib/use-error-toast.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Renders a link that downloads the export file of the family, after a confirmation where the sign-in is not recent. */
export function ExportLink() {
  const t = useTranslations('exporting')
  const showError = useErrorToast()
  const isAllowed = useRef(false)

  const downloadWhenAllowed = async (link: HTMLAnchorElement) => {
    try {
      isAllowed.current = await ensureRecentSignIn()
    } catch (error) {
      showError(t('failed'), error)
    }
    if (isAllowed.current) link.click()
  }
  const checkFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isAllowed.current) {
      event.preventDefault()
      void downloadWhenAllowed(event.currentTarget)
    }
    isAllowed.current = false
  }

  return (
    <a href={exportFamily.path} download onClick={checkFirst} className={buttonClasses('soft')}>
      <Icon name="download" size={18} />
      {t('download')}
    </a>
  )
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
