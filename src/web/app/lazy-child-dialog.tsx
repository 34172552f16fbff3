import { Suspense, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { lazyComponent } from './lazy-component.ts'

const { Part: ChildDialog } = lazyComponent(async () => (await import('./child-dialog.tsx')).ChildDialog)

/** Whether the sheet of the children is open, and whether anybody has asked for it yet. */
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

/** The sheet of the children, fetched when it is first asked for. */
export function LazyChildDialog({ dialog, family, child }: LazyChildDialogProps) {
  if (!dialog.asked) return null
  return (
    <Suspense>
      <ChildDialog family={family} child={child} open={dialog.open} onOpenChange={dialog.setOpen} />
    </Suspense>
  )
}
