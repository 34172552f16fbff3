import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { OfflineError } from '#shared/contract/client.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import type { MascotPose } from '#web/ui/posed-mascot.tsx'
import { useProblemText } from './problem-text.ts'

const mascotSize = 96

/** Glim in a pose, which is loaded after the first screen; while it is not there, Glim as everywhere. */
const lazyMascot = (pose: MascotPose) =>
  lazy(() =>
    import('#web/ui/posed-mascot.tsx').then(
      ({ PosedMascot }) => ({ default: () => <PosedMascot pose={pose} size={mascotSize} /> }),
      () => ({ default: () => <Mascot size={mascotSize} /> }),
    ),
  )
const OfflineMascot = lazyMascot('offline')
const ThinkingMascot = lazyMascot('think')

interface LoadFailedProps {
  /** What could not be loaded. Without it, where the context says so, a row is rendered instead of a card. */
  title?: string
  /** Element of the title, a heading on a page that has no other. */
  heading?: 'h1' | 'h2' | 'p'
  /** Undefined while the response is only late. */
  error: unknown
  retry: () => unknown
}

/** Renders that something could not be loaded, or is late, and why, with a retry button. */
export function LoadFailed({ title, heading: Title = 'p', error, retry }: LoadFailedProps) {
  const t = useTranslations()
  const text = useReasonText()(error)
  const button = (
    <Button
      tone={title ? 'primary' : 'ghost'}
      size={title ? 'child' : 'compact'}
      icon="refresh"
      onClick={() => void retry()}
    >
      {t('common.retry')}
    </Button>
  )
  if (!title) {
    return (
      <div
        role="alert"
        className="flex min-h-12 flex-wrap items-center justify-end gap-x-3 rounded-field bg-surface-2 py-1 pr-1 pl-3.5"
      >
        <p className="min-w-0 flex-1 basis-44 py-1 text-small text-text-2">{text}</p>
        {button}
      </div>
    )
  }
  return (
    <Card role="alert" className="grid justify-items-center gap-2 px-5! py-6! text-center">
      <Suspense fallback={<Mascot size={mascotSize} />}>
        {error instanceof OfflineError ? <OfflineMascot /> : <ThinkingMascot />}
      </Suspense>
      <Title className="type-h2">{error === undefined ? t('errors.slowTitle') : title}</Title>
      <p className="mb-2 max-w-80 text-text-2">{text}</p>
      {button}
    </Card>
  )
}

const useReasonText = () => {
  const t = useTranslations('errors')
  const problemText = useProblemText()
  return (error: unknown): string => {
    if (error === undefined) return t('slow')
    return error instanceof OfflineError ? t('loadOffline') : problemText(error)
  }
}
