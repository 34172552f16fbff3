import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Skill } from '#shared/skills/contract.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu, type MenuItem } from '#web/ui/menu.tsx'

interface SkillMenuProps {
  skill: Skill
  buttonRef?: Ref<HTMLButtonElement>
  /** Given if the challenge can be completed here. */
  onDone?: (() => void) | undefined
  onEdit: () => void
  onDelete: () => void
  className: string
}

/** Renders the menu of a challenge in the corner of its card. */
export function SkillMenu({ skill, buttonRef, onDone, onEdit, onDelete, className }: SkillMenuProps) {
  const t = useTranslations('skills')
  const done: MenuItem[] = onDone ? [{ key: 'done', label: t('done'), icon: 'check', onSelect: onDone }] : []
  return (
    <Menu
      trigger={
        <IconButton
          ref={buttonRef ?? null}
          icon="dots"
          aria-label={t('more', { title: skill.title })}
          className={`absolute! top-1 right-1 ${className}`}
        />
      }
      items={[
        ...done,
        { key: 'edit', label: t('edit'), icon: 'edit', onSelect: onEdit },
        { key: 'delete', label: t('delete'), icon: 'trash', danger: true, onSelect: onDelete },
      ]}
    />
  )
}
