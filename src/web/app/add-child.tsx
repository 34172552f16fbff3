import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { closeAddChild, useAddChildState } from './add-child-state.ts'
import { chooseChild } from './current-child.ts'
import { lazyComponent } from './lazy-component.ts'

const { Part: AddChildDialog } = lazyComponent(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/** Renders the dialog that adds a child; after the first child it opens the behaviors. */
export function AddChild() {
  const { open, first } = useAddChildState()
  const [asked, setAsked] = useState(open)
  const [, navigate] = useLocation()
  if (open && !asked) setAsked(true)
  if (!asked) return null

  const added = (child: Child) => {
    closeAddChild()
    if (first) navigate('/behaviors')
    else chooseChild(child.id)
  }

  return (
    <Suspense>
      <AddChildDialog open={open} onOpenChange={closeAddChild} onAdded={added} />
    </Suspense>
  )
}
