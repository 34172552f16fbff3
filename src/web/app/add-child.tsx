import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { closeAskingForChild, useAddingChild } from './adding-child.ts'
import { chooseChild } from './current-child.ts'
import { lazily } from './lazily.ts'

const { Part: AddChildDialog } = lazily(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/** Adds a child from anywhere. After the first one the behaviours open: its first light is one tap away. */
export function AddChild() {
  const { open, first } = useAddingChild()
  const [asked, setAsked] = useState(open)
  const [, navigate] = useLocation()
  if (open && !asked) setAsked(true)
  if (!asked) return null

  const added = (child: Child) => {
    closeAskingForChild()
    if (first) navigate('/behaviors')
    else chooseChild(child.id)
  }

  return (
    <Suspense>
      <AddChildDialog open={open} onOpenChange={closeAskingForChild} onAdded={added} />
    </Suspense>
  )
}
