import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { classNames } from '#web/ui/class-names.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { lazyDialog } from './lazy-component.tsx'

const FeedbackDialog = lazyDialog(
  async () => (await import('#web/features/feedback/feedback-dialog.tsx')).FeedbackDialog,
)

const rowClasses = 'press flex min-h-16 w-full items-center gap-3 bg-surface px-4 py-2.5 hover:bg-surface-2'

/** Renders a link to the settings. */
export function SettingsLink() {
  const t = useTranslations('profile')
  return (
    <Link href="/settings" className={classNames(rowClasses, 'no-underline')}>
      <RowContent icon="settings" title={t('settings')} hint={t('settingsHint')} />
    </Link>
  )
}

/** Renders a button that opens the feedback dialog. */
export function FeedbackButton() {
  const t = useTranslations('feedback')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(rowClasses, 'text-left')}
        onClick={() => setOpen(true)}
      >
        <RowContent icon="chat" title={t('open')} hint={t('openHint')} />
      </button>
      <FeedbackDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}

function RowContent({ icon, title, hint }: { icon: IconName; title: string; hint: string }) {
  return (
    <>
      <Icon name={icon} className="shrink-0 text-primary" />
      <span className="min-w-0 flex-1">
        <span className="type-label block">{title}</span>
        <span className="block text-small text-text-2">{hint}</span>
      </span>
      <Icon name="forward" size={20} className="shrink-0 text-text-2" />
    </>
  )
}
