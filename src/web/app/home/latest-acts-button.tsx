import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const LazyLatestActsDialog = lazyDialog(async () => (await import('./latest-acts-dialog.tsx')).LatestActsDialog)

type LatestActsButtonProps = Pick<ChildScreenProps, 'user' | 'child'> & { className: string }

/** Renders a button that opens the dialog of the latest acts of a child. */
export function LatestActsButton({ className, ...props }: LatestActsButtonProps) {
  const t = useTranslations('home')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        icon="list"
        aria-label={t('lastEntries', { name: props.child.name })}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      />
      <LazyLatestActsDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
