import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const LazyLatestActsDialog = lazyDialog(async () => (await import('./latest-acts-dialog.tsx')).LatestActsDialog)

type LatestActsButtonProps = Pick<ChildScreenProps, 'user' | 'child'> & { className: string }

/** Renders a button that opens the dialog of the latest acts of a child. */
export function LatestActsButton({ className, ...props }: LatestActsButtonProps) {
  const t = useTranslations('home')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('lastEntries', { name: props.child.name })}
        aria-haspopup="dialog"
        className={classNames(
          'press tap-child inline-flex shrink-0 items-center justify-center gap-1.5 rounded-field px-2 hover:bg-surface-2',
          className,
        )}
        onClick={() => setOpen(true)}
      >
        <Icon name="list" size={18} />
        <span className="text-small max-sm:sr-only">{t('lastShort')}</span>
      </button>
      <LazyLatestActsDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
