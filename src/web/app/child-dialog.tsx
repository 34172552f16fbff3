import type { Child } from '#shared/children/contract.ts'
import { ChildSelectorDialog } from '#web/features/children/child-selector-dialog.tsx'
import { openAddChild } from './add-child-state.ts'
import { chooseChild } from './current-child.ts'

type ChildDialogProps = {
  family: readonly Child[]
  child: Child
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders a sheet that selects a child. */
export function ChildDialog({ child, ...rest }: ChildDialogProps) {
  return (
    <ChildSelectorDialog
      {...rest}
      chosen={child}
      onChoose={({ id }) => chooseChild(id)}
      onAdd={() => openAddChild(false)}
    />
  )
}
