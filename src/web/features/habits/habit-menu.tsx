import { useRef } from 'react'
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
  /** Given if yesterday can be checked in but is not in the week shown. */
  onYesterday?: ((from: Element) => void) | undefined
  className?: string
}

/** Renders the menu of a habit; a completed one can only be viewed and deleted. */
export function HabitMenu(props: HabitMenuProps) {
  const { habit, onYesterday, onDetails, onRest, onEdit, onDelete, className } = props
  const t = useTranslations('habits.menu')
  const button = useRef<HTMLButtonElement>(null)
  const yesterday: MenuItem[] = onYesterday
    ? [
        {
          key: 'yesterday',
          icon: 'check',
          label: t('yesterday'),
          onSelect: () => button.current && onYesterday(button.current),
        },
      ]
    : []
  const changes: MenuItem[] = [
    { key: 'rest', icon: 'moon', label: t('rest'), onSelect: onRest },
    { key: 'edit', icon: 'edit', label: t('edit'), onSelect: onEdit },
  ]
  return (
    <Menu
      trigger={
        <IconButton ref={button} icon="dots" aria-label={t('open', { title: habit.title })} className={className} />
      }
      items={[
        ...yesterday,
        { key: 'details', icon: 'calendar', label: t('details'), onSelect: onDetails },
        ...(habit.isCompleted ? [] : changes),
        { key: 'delete', icon: 'trash', label: t('delete'), danger: true, onSelect: onDelete },
      ]}
    />
  )
}
