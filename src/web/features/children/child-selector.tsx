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
  chosen: Child | undefined
  onChoose: (child: Child) => void
  onAdd: () => void
}

type Handled = { what: 'edit' | 'delete'; id: string }

/** The children to choose from, with the ways to add, change and delete one. Stands on a page or in a dialog. */
export function ChildSelector({ family, chosen, onChoose, onAdd }: ChildSelectorProps) {
  const t = useTranslations('children')
  const [managing, setManaging] = useState(false)
  const [handled, setHandled] = useState<Handled | null>(null)
  const [open, setOpen] = useState(false)
  const child = family.find(({ id }) => id === handled?.id)
  const handle = (what: Handled['what']) => (subject: Child) => {
    setHandled({ what, id: subject.id })
    setOpen(true)
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChildList
        family={family}
        chosen={chosen}
        managing={managing}
        onChoose={onChoose}
        onEdit={handle('edit')}
        onDelete={handle('delete')}
      />
      <div className="flex flex-wrap gap-2">
        {family.length < childLimits.children && (
          <Button tone="soft" icon="plus" onClick={onAdd} className="flex-1 basis-40">
            {t('add')}
          </Button>
        )}
        <Button
          tone="ghost"
          icon={managing ? 'check' : 'edit'}
          aria-pressed={managing}
          onClick={() => setManaging(!managing)}
          className="flex-1 basis-40"
        >
          {managing ? t('manageDone') : t('manage')}
        </Button>
      </div>
      {child && handled?.what === 'edit' && <EditChildDialog child={child} open={open} onOpenChange={setOpen} />}
      {child && handled?.what === 'delete' && (
        <DeleteChildDialog child={child} last={family.length === 1} open={open} onOpenChange={setOpen} />
      )}
    </div>
  )
}
