import { Fragment, Suspense, useEffect, type ComponentType, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { focusHeading, isFocusInForm } from '#web/lib/focus.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useWait } from '#web/lib/use-wait.ts'
import { Mascot } from '#web/ui/mascot.tsx'

/** Renders a screen, or that it is loading; a navigation moves the focus to its heading. */
export function ScreenContent({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <Suspense fallback={<LoadingIndicator />}>
      <FocusOnMount key={path}>{children}</FocusOnMount>
    </Suspense>
  )
}

let hasShownScreen = false

const isFocusInDialog = () => Boolean(document.activeElement?.closest('[role="dialog"][data-open]'))

/** Focuses the heading, except on the first page, behind an open dialog and where the screen focused a field. */
function FocusOnMount({ children }: { children: ReactNode }) {
  // External system: the document's focus. The first page keeps the browser's.
  useEffect(() => {
    if (hasShownScreen && !isFocusInDialog() && !isFocusInForm()) focusHeading()
    hasShownScreen = true
  }, [])
  return children
}

interface LoadingIndicatorProps {
  /** The frame of a page whose own frame is still loading. */
  Frame?: ComponentType<{ children: ReactNode }>
  /** Whether that frame has the heading of the page. */
  isTitled?: boolean
}

/** Renders Glim and "Lighting up…" after 200 ms, while a screen is loading; a retry button if that takes too long. */
export function LoadingIndicator({ Frame, isTitled = !Frame }: LoadingIndicatorProps) {
  const t = useTranslations()
  const { isLong, ...wait } = useWait()
  if (isLong) {
    const Around = Frame ?? Fragment
    return (
      <Around>
        <LoadFailed
          title={t(wait.error ? 'errors.offlineTitle' : 'errors.loadTitle')}
          heading={isTitled ? 'h2' : 'h1'}
          {...wait}
        />
      </Around>
    )
  }
  return (
    <div className="animate-late grid min-h-[50dvh] content-center justify-items-center gap-3 p-6">
      <Mascot size={88} className="animate-wait" />
      <output className="text-text-2">{t('common.loading')}</output>
    </div>
  )
}
