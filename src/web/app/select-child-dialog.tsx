import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'
import { ChildSelector } from '#web/features/children/child-selector.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { openAddChildDialog } from './add-child-dialog-state.ts'
import { chooseChild } from './current-child.ts'

type SelectChildDialogProps = Pick<ChildScreenProps, 'family' | 'child'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the dialog that selects a child, closes on selection, and leads to adding one. */
export function SelectChildDialog({ family, child, open, onOpenChange }: SelectChildDialogProps) {
  const t = useTranslations()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('children.choose')} closeLabel={t('common.close')}>
      <KeptSelector
        family={family}
        chosen={child}
        onChoose={({ id }) => {
          chooseChild(id)
          onOpenChange(false)
        }}
        onAdd={() => {
          onOpenChange(false)
          openAddChildDialog(false)
        }}
      />
    </Dialog>
  )
}

/** Renders the list in a room that keeps its height when a child is deleted; what is below that child fades in at its new place. */
function KeptSelector(props: ComponentProps<typeof ChildSelector>) {
  const items = useFadeMovedItems<HTMLDivElement>()
  return (
    <div ref={keepLargestHeight}>
      <div ref={items}>
        <ChildSelector {...props} />
      </div>
    </div>
  )
}
