import { useLocation } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { closeAddChild, useAddChildState } from './add-child-state.ts'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'

const AddChildDialog = lazyDialog(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/** Renders the dialog that adds a child; after the first child it opens the behaviors. */
export function AddChild() {
  const { open, first } = useAddChildState()
  const [, navigate] = useLocation()
  const onAdded = (child: Child) => {
    closeAddChild()
    if (first) navigate('/behaviors')
    else chooseChild(child.id)
  }
  return <AddChildDialog open={open} onOpenChange={closeAddChild} onAdded={onAdded} />
}
