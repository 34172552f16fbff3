import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

type ChildListProps = {
  family: readonly Child[]
  /** The selected child, which is marked where a tap selects. */
  chosen?: Child | undefined
  managing: boolean
  /** Without it a tap edits the child. */
  onChoose?: ((child: Child) => void) | undefined
  onEdit: (child: Child) => void
  onDelete: (child: Child) => void
}

/** Renders the children of the family with a button to select or edit each or, while managing, to edit and delete it. */
export function ChildList({ family, chosen, managing, onChoose, onEdit, onDelete }: ChildListProps) {
  const t = useTranslations('children')
  return (
    <ul aria-label={t('list')} className="grid grid-cols-1 gap-1.5">
      {family.map((child) =>
        managing ? (
          <li
            key={child.id}
            data-item={child.id}
            className={classNames('flex min-h-15 items-center gap-2 py-2', onChoose && 'pl-3')}
          >
            <ChildSummary child={child} isWithoutPoints />
            <IconButton icon="edit" aria-label={t('edit', { name: child.name })} onClick={() => onEdit(child)} />
            <IconButton
              icon="trash"
              aria-label={t('delete', { name: child.name })}
              className="text-negative!"
              onClick={() => onDelete(child)}
            />
          </li>
        ) : (
          <li key={child.id} data-item={child.id}>
            <button
              type="button"
              aria-current={child.id === chosen?.id ? 'true' : undefined}
              aria-haspopup={onChoose ? undefined : 'dialog'}
              onClick={() => (onChoose ?? onEdit)(child)}
              className={classNames(
                'press flex min-h-15 items-center gap-3 rounded-tile px-3 py-2 text-left',
                // Without a choice to mark, pictures and arrows stand at the edges of the card.
                onChoose ? 'w-full' : '-mx-3 w-[calc(100%+1.5rem)]',
                child.id === chosen?.id ? 'bg-surface-2' : 'hover:bg-surface-2',
              )}
            >
              <ChildSummary child={child} isChosen={child.id === chosen?.id} />
              {!onChoose && <Icon name="forward" size={18} className="-ml-1 shrink-0 text-text-2" />}
            </button>
          </li>
        ),
      )}
    </ul>
  )
}

interface ChildSummaryProps {
  child: Child
  isChosen?: boolean
  isWithoutPoints?: boolean
}

function ChildSummary({ child, isChosen = false, isWithoutPoints = false }: ChildSummaryProps) {
  const t = useTranslations('children')
  const numberText = useFormatNumber()
  const age = useChildAge(child)
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      <Avatar emoji={child.avatarUrl} name={child.name} />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-1 basis-24">
          <span className="type-h3 block wrap-anywhere">{child.name}</span>
          {age !== null && <span className="block text-small text-text-2">{t('years', { age })}</span>}
        </span>
        {!isWithoutPoints && (
          <span className="flex items-center gap-2.5 font-round font-semibold whitespace-nowrap text-honey tabular-nums">
            {isChosen && <Icon name="check" size={22} className="shrink-0 text-primary" />}
            <span aria-hidden="true">{numberText(child.points)}</span>
            <span className="sr-only">{t('points', { count: child.points })}</span>
          </span>
        )}
      </span>
    </span>
  )
}
