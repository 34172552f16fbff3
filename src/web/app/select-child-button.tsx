import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { lazyDialog } from './lazy-component.tsx'

/** The dialog that selects a child, loaded when it first opens. */
export const LazySelectChildDialog = lazyDialog(
  async () => (await import('./select-child-dialog.tsx')).SelectChildDialog,
)

type SelectChildButtonProps = Pick<ChildScreenProps, 'family' | 'child'> & { className: string; children: ReactNode }

/** Renders a button, named after the selected child, that opens the dialog to select another one. */
export function SelectChildButton({ family, child, className, children }: SelectChildButtonProps) {
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
      <LazySelectChildDialog family={family} child={child} open={open} onOpenChange={setOpen} />
    </>
  )
}
