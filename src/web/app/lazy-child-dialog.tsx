import { Suspense, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { lazyComponent } from './lazy-component.ts'

const { Part: ChildDialog } = lazyComponent(async () => (await import('./child-dialog.tsx')).ChildDialog)

/** Returns whether the sheet is open, and whether it was opened before. */
export const useChildDialog = () => {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setAsked(true)
    setOpen(true)
  }
  return { asked, open, setOpen, show }
}

type LazyChildDialogProps = {
  dialog: ReturnType<typeof useChildDialog>
  family: readonly Child[]
  child: Child
}

/** Renders the sheet that selects a child, loaded when it is first opened. */
export function LazyChildDialog({ dialog, family, child }: LazyChildDialogProps) {
  if (!dialog.asked) return null
  return (
    <Suspense>
      <ChildDialog family={family} child={child} open={dialog.open} onOpenChange={dialog.setOpen} />
    </Suspense>
  )
}
