import { Suspense, useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import { focusHeading } from '#web/lib/focus.ts'
import { Mascot } from '#web/ui/mascot.tsx'

/** Renders a screen, or that it is loading; a navigation moves the focus to its heading. */
export function ScreenContent({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return (
    <Suspense fallback={<LoadingScreen />}>
      <FocusOnMount key={path}>{children}</FocusOnMount>
    </Suspense>
  )
}

let visited = false

const isInDialog = () => Boolean(document.activeElement?.closest('[role="dialog"][data-open]'))

/** Focuses the heading, except on the first page and behind an open dialog. */
function FocusOnMount({ children }: { children: ReactNode }) {
  // External system: the document's focus. The first page keeps the browser's.
  useEffect(() => {
    if (visited && !isInDialog()) focusHeading()
    visited = true
  }, [])
  return children
}

/** Renders "Lighting up…" when loading takes a while. */
export function LoadingScreen() {
  const t = useTranslations('common')
  return (
    <div className="animate-late grid min-h-[50dvh] content-center justify-items-center gap-3 p-6">
      <Mascot size={88} className="animate-wait" />
      <output className="text-text-2">{t('loading')}</output>
    </div>
  )
}
