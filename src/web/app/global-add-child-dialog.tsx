import { useLocation } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { closeAddChildDialog, useAddChildDialogState } from './add-child-dialog-state.ts'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'

const LazyAddChildDialog = lazyDialog(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/**
 * Renders the dialog that adds a child; then opens the behaviors screen after the first child, selects any later one.
 */
export function GlobalAddChildDialog() {
  const { open, first } = useAddChildDialogState()
  const [, navigate] = useLocation()
  const onAdded = (child: Child) => {
    closeAddChildDialog()
    if (first) navigate('/behaviors')
    else chooseChild(child.id)
  }
  return <LazyAddChildDialog open={open} onOpenChange={closeAddChildDialog} onAdded={onAdded} />
}
