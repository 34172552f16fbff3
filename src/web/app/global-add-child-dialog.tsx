import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { sessionQuery } from '#web/lib/session.ts'
import { closeAddChildDialog, useAddChildDialogState } from './add-child-dialog-state.ts'
import { chooseChild } from './current-child.ts'
import { lazyDialog } from './lazy-component.tsx'

const LazyAddChildDialog = lazyDialog(
  async () => (await import('#web/features/children/add-child-dialog.tsx')).AddChildDialog,
)

/** Renders the dialog that adds a child, which it selects; opens the behaviors screen after the first child, where the message offers to invite someone of the family. */
export function GlobalAddChildDialog() {
  const { open, first } = useAddChildDialogState()
  const [, navigate] = useLocation()
  const { data: user } = useQuery(sessionQuery)
  const isAlone = user?.family.members.length === 1
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
      onInvite={isAlone && first ? () => navigate('/profile#members') : undefined}
    />
  )
}
