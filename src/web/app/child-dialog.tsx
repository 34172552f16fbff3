import { useTranslations } from 'use-intl'
import { ChildSelector } from '#web/features/children/child-selector.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { openAddChild } from './add-child-state.ts'
import { chooseChild } from './current-child.ts'

type ChildDialogProps = Pick<ChildScreenProps, 'family' | 'child'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Renders the sheet that selects a child and closes on selection. */
export function ChildDialog({ family, child, open, onOpenChange }: ChildDialogProps) {
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
          openAddChild(false)
        }}
      />
    </Dialog>
  )
}
