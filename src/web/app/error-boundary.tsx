import { Component, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { Mascot } from '#web/ui/mascot.tsx'

/**
 * Renders an error page in place of its children when one of them throws, such as a screen whose chunk is gone after an
 * update.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children
  }
}

function CrashPage() {
  const t = useTranslations('errors')
  return (
    <main className="mx-auto grid min-h-dvh max-w-110 content-center justify-items-center gap-4 p-6 text-center">
      <Mascot size={112} />
      <h1>{t('crashTitle')}</h1>
      <p className="text-text-2">{t('crashText')}</p>
      <Button onClick={() => location.reload()}>{t('reload')}</Button>
    </main>
  )
}
