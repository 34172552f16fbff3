import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

interface RewardMenuProps {
  reward: Reward
  className?: string
  onEdit: () => void
  onDelete: () => void
}

/** Renders the menu of a reward: edit and delete. */
export function RewardMenu({ reward, className, onEdit, onDelete }: RewardMenuProps) {
  const t = useTranslations('rewards')
  const title = useRewardTexts().title(reward)
  return (
    <Menu
      trigger={<IconButton icon="dots" aria-label={t('menu', { title })} {...(className && { className })} />}
      items={[
        { key: 'edit', icon: 'edit', label: t('edit'), onSelect: onEdit },
        { key: 'delete', icon: 'trash', label: t('delete'), danger: true, onSelect: onDelete },
      ]}
    />
  )
}
