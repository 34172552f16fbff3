import { useEffect } from 'react'
import { useIsDialogOpen } from '#web/ui/use-is-dialog-open.ts'

/** Scrolls the reward that was added last into view, once it is shown and no dialog is open. */
export const useScrollToNew = (newId: string | undefined) => {
  const isDialogOpen = useIsDialogOpen()
  // External system: the scroll position of the page.
  useEffect(() => {
    if (newId === undefined || isDialogOpen) return
    document.querySelector(`[data-reward="${newId}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [newId, isDialogOpen])
}
