import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useFindTargets } from './use-find-targets.ts'
import { useRewardTexts } from './use-reward-texts.ts'

interface RewardMenuProps {
  reward: Reward
  /** The other children of the family. */
  others: readonly Child[]
  className?: string
  onEdit: () => void
  /** Adds the same reward for another child. */
  onCopy: (to: Child) => void
  onDelete: () => void
}

/** Renders the menu of a reward: edit, add it for another child who does not have it, and delete. */
export function RewardMenu({ reward, others, className, onEdit, onCopy, onDelete }: RewardMenuProps) {
  const t = useTranslations('rewards')
  const title = useRewardTexts().title(reward)
  const findTargets = useFindTargets()
  // It opens when they are known, so that nothing in it moves.
  const [targets, setTargets] = useState<readonly Child[] | null>(null)
  const open = async () => setTargets(others.length > 0 ? await findTargets(reward, others) : others)
  return (
    <Menu
      trigger={<IconButton icon="dots" aria-label={t('menu', { title })} {...(className && { className })} />}
      title={title}
      open={targets !== null}
      onOpenChange={(isOpen) => {
        if (isOpen) void open()
        else setTargets(null)
      }}
      items={[
        { key: 'edit', icon: 'edit', label: t('edit'), onSelect: onEdit },
        ...(targets ?? []).map((to) => ({
          key: to.id,
          icon: 'copy' as const,
          label: t('alsoFor', { name: to.name }),
          onSelect: () => onCopy(to),
        })),
        { key: 'delete', icon: 'trash', label: t('delete'), danger: true, onSelect: onDelete },
      ]}
    />
  )
}
