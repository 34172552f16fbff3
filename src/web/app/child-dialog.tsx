import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { fallbackAvatar } from '#shared/children/rules.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { chooseChild } from './current-child.ts'

type ChildDialogProps = {
  family: readonly Child[]
  child: Child
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** All children in a sheet: one tap chooses. */
export function ChildDialog({ family, child, open, onOpenChange }: ChildDialogProps) {
  const t = useTranslations()
  const format = useFormatter()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('shell.chooseChild')} closeLabel={t('common.close')}>
      <ul className="grid gap-2 pb-2">
        {family.map(({ id, name, avatarUrl, points }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === child.id ? 'true' : undefined}
              className={classNames(
                'press flex min-h-14 w-full items-center gap-3 rounded-tile px-3 py-2 text-left',
                id === child.id ? 'bg-surface-2' : 'hover:bg-surface-2',
              )}
              onClick={() => {
                chooseChild(id)
                onOpenChange(false)
              }}
            >
              <Avatar emoji={avatarUrl ?? fallbackAvatar} />
              <span className="type-h3 min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="font-round font-semibold text-honey">{format.number(points)}</span>
              {id === child.id && <Icon name="check" size={20} className="text-primary" />}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
