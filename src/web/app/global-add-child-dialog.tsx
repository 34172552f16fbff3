import { useLocation } from 'wouter'
import { closeAddChildDialog, useAddChildDialogState } from './add-child-dialog-state.ts'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'

const LazyAddChildDialog = lazyDialog(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/** Renders the dialog that adds a child, which it selects; opens the behaviors screen after the first child. */
export function GlobalAddChildDialog() {
  const { open, first } = useAddChildDialogState()
  const [, navigate] = useLocation()
  const onFinished = () => {
    closeAddChildDialog()
    if (first) navigate('/behaviors')
  }
  return (
    <LazyAddChildDialog
      open={open}
      onOpenChange={closeAddChildDialog}
      onAdded={({ id }) => chooseChild(id)}
      onFinished={onFinished}
    />
  )
}
