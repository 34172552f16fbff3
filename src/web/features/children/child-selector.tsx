import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { childLimits } from '#shared/children/rules.ts'
import { Button } from '#web/ui/button.tsx'
import { ChildList } from './child-list.tsx'
import { DeleteChildDialog } from './delete-child-dialog.tsx'
import { EditChildDialog } from './edit-child-dialog.tsx'

export type ChildSelectorProps = {
  family: readonly Child[]
  chosen?: Child | undefined
  /** Without it the list selects no child: a tap edits one. */
  onChoose?: (child: Child) => void
  onAdd: () => void
}

/** Renders the list of children with buttons to select or edit, add and manage them; an only child has the latter at once. */
export function ChildSelector({ family, chosen, onChoose, onAdd }: ChildSelectorProps) {
  const t = useTranslations('children')
  const [managing, setManaging] = useState(false)
  const isOnly = family.length === 1
  const [target, setTarget] = useState<{ action: 'edit' | 'delete'; id: string }>()
  const [open, setOpen] = useState(false)
  const child = family.find(({ id }) => id === target?.id)
  const openDialog =
    (action: 'edit' | 'delete') =>
    ({ id }: Child) => {
      setTarget({ action, id })
      setOpen(true)
    }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChildList
        family={family}
        chosen={chosen}
        managing={managing || isOnly}
        onChoose={onChoose}
        onEdit={openDialog('edit')}
        onDelete={openDialog('delete')}
      />
      <div data-item="manage" className="flex flex-wrap gap-2">
        {family.length < childLimits.children && (
          <Button tone="soft" icon="plus" onClick={onAdd} className="flex-auto">
            {t('add')}
          </Button>
        )}
        {!isOnly && (
          <Button
            tone="soft"
            icon={managing ? 'check' : 'edit'}
            aria-pressed={managing}
            onClick={() => setManaging(!managing)}
            className="flex-auto"
          >
            {managing ? t('manageDone') : t('manage')}
          </Button>
        )}
      </div>
      {child && target?.action === 'edit' && <EditChildDialog child={child} open={open} onOpenChange={setOpen} />}
      {child && target?.action === 'delete' && (
        <DeleteChildDialog child={child} isLast={family.length === 1} open={open} onOpenChange={setOpen} />
      )}
    </div>
  )
}
