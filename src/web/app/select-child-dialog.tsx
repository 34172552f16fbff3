import { useTranslations } from 'use-intl'
import { ChildSelector } from '#web/features/children/child-selector.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Dialog } from '#web/ui/dialog.tsx'
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
      <ChildSelector
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
