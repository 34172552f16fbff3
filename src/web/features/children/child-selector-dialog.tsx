import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'
import { ChildSelector, type ChildSelectorProps } from './child-selector.tsx'

type ChildSelectorDialogProps = ChildSelectorProps & { open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the child selector in a dialog that closes on selection. */
export function ChildSelectorDialog({ open, onOpenChange, onChoose, onAdd, ...rest }: ChildSelectorDialogProps) {
  const t = useTranslations()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('children.choose')} closeLabel={t('common.close')}>
      <ChildSelector
        {...rest}
        onChoose={(child) => {
          onChoose(child)
          onOpenChange(false)
        }}
        onAdd={() => {
          onOpenChange(false)
          onAdd()
        }}
      />
    </Dialog>
  )
}
