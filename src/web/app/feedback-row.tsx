import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Icon } from '#web/ui/icons.tsx'
import { lazyComponent } from './lazy-component.ts'

const { Part: FeedbackDialog } = lazyComponent(
  async () => (await import('#web/features/feedback/feedback-dialog.tsx')).FeedbackDialog,
)

/** Renders the button of the feedback dialog, which is loaded at the first click. */
export function FeedbackRow() {
  const t = useTranslations('feedback')
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="press flex min-h-15 items-center gap-3 rounded-tile bg-surface px-4 py-2 text-left shadow-card"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        <Icon name="chat" className="shrink-0 text-primary" />
        <span className="min-w-0 flex-1">
          <span className="type-label block">{t('open')}</span>
          <span className="block text-small text-text-2">{t('openHint')}</span>
        </span>
        <Icon name="forward" size={20} className="shrink-0 text-text-2" />
      </button>
      {asked && (
        <Suspense>
          <FeedbackDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
