import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { confirmByProvider } from '#shared/sessions/contract.ts'
import { isInstalled } from '#web/lib/install-platform.ts'
import { waitForRecentSignIn } from '#web/lib/check-recent-sign-in.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'

/**
 * Renders a link to the provider in a new window, so that this one keeps what was begun, and waits for it. An installed
 * app has no other window with its session: it leaves this page, whose forms keep what was typed.
 */
export function ConfirmByProvider({ name, onConfirmed }: { name: string; onConfirmed: () => void }) {
  const t = useTranslations('auth.confirm')
  const [waiting, setWaiting] = useState<AbortController>()
  // External system: the requests that wait for the other window.
  useEffect(() => () => waiting?.abort(), [waiting])

  const wait = async () => {
    const controller = new AbortController()
    setWaiting(controller)
    if (await waitForRecentSignIn(controller.signal)) onConfirmed()
  }
  const sameWindow = isInstalled()
  const query = sameWindow ? `?${new URLSearchParams({ to: location.pathname })}` : ''
  return (
    <div className="grid gap-2">
      <a
        href={`${confirmByProvider.path}${query}`}
        {...(sameWindow ? {} : { target: '_blank', rel: 'noopener', onClick: () => void wait() })}
        className={buttonClasses('soft')}
      >
        <Icon name="key" size={20} />
        {t('provider', { name })}
      </a>
      <output className="text-small text-text-2">{waiting ? t('waiting') : sameWindow ? '' : t('newWindow')}</output>
    </div>
  )
}
