import { useRef, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { ensureRecentSignIn } from '#web/lib/check-recent-sign-in.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showMessage, type Message } from '#web/ui/message.ts'

/** Renders a link that downloads a file, after a confirmation where the sign-in is not recent; `message` is shown then. */
export function DownloadLink({ path, label, message }: { path: string; label: string; message?: Message }) {
  const t = useTranslations('exporting')
  const showError = useShowError()
  const isAllowed = useRef(false)

  const downloadWhenAllowed = async (link: HTMLAnchorElement) => {
    try {
      isAllowed.current = await ensureRecentSignIn()
    } catch (error) {
      showError(error, { title: t('failed') })
    }
    if (isAllowed.current) link.click()
  }
  const checkFirst = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isAllowed.current) {
      event.preventDefault()
      void downloadWhenAllowed(event.currentTarget)
    } else if (message) showMessage(message)
    isAllowed.current = false
  }

  return (
    <a href={path} download onClick={checkFirst} className={buttonClasses('soft')}>
      <Icon name="download" size={18} />
      {label}
    </a>
  )
}
