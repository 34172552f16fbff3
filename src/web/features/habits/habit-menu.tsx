import { useTranslations } from 'use-intl'
import type { Habit } from '#shared/habits/contract.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'

/** The actions on a habit other than check-ins. */
export interface HabitActions {
  onDetails: () => void
  onRest: () => void
  onEdit: () => void
  onDelete: () => void
}

interface HabitMenuProps extends HabitActions {
  habit: Habit
  className?: string
}

/** Renders the menu of a habit; a completed one can only be viewed and deleted. */
export function HabitMenu(props: HabitMenuProps) {
  const { habit, onDetails, onRest, onEdit, onDelete, className } = props
  const t = useTranslations('habits.menu')
  const changes: MenuItem[] = [
    { key: 'rest', icon: 'moon', label: t('rest'), onSelect: onRest },
    { key: 'edit', icon: 'edit', label: t('edit'), onSelect: onEdit },
  ]
  return (
    <Menu
      trigger={<IconButton icon="dots" aria-label={t('open', { title: habit.title })} className={className} />}
      items={[
        { key: 'details', icon: 'calendar', label: t('details'), onSelect: onDetails },
        ...(habit.isCompleted ? [] : changes),
        { key: 'delete', icon: 'trash', label: t('delete'), danger: true, onSelect: onDelete },
      ]}
    />
  )
}
