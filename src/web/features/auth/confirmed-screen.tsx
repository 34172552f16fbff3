import { useTranslations } from 'use-intl'
import { useSearchParams } from 'wouter'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the page at the end of a confirmation through the provider, in a window of its own. */
export function ConfirmedScreen() {
  const t = useTranslations('auth.confirm')
  const [search] = useSearchParams()
  const hasFailed = search.has('error')
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <PosedMascot pose={hasFailed ? 'lost' : 'cheer'} size={96} />
      <h1 className="wrap-anywhere">{hasFailed ? t('failed') : t('doneTitle')}</h1>
      <p className="max-w-80 text-text-2">{hasFailed ? t('failedText') : t('doneText')}</p>
    </div>
  )
}
