import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { lazyDialog } from './lazy-component.tsx'

/** The sheet that selects a child, loaded when it first opens. */
export const LazyChildDialog = lazyDialog(async () => (await import('./child-dialog.tsx')).ChildDialog)

type ChildButtonProps = Pick<ChildScreenProps, 'family' | 'child'> & { className: string; children: ReactNode }

/** Renders a button named after the selected child that opens the children. */
export function ChildButton({ family, child, className, children }: ChildButtonProps) {
  const t = useTranslations('shell')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('childButton', { name: child.name })}
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <LazyChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
    </>
  )
}
