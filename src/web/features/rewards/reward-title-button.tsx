import type { Reward } from '#shared/rewards/contract.ts'
import { TitleWords } from '#web/ui/title-words.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

interface RewardTitleButtonProps {
  reward: Reward
  /** How many lines of it are shown at most. */
  lines?: string
  onClick: () => void
}

/** Renders a reward's title as a button that fills the positioned card around it and opens the reward's sheet. */
export function RewardTitleButton({ reward, lines = 'line-clamp-3', onClick }: RewardTitleButtonProps) {
  const texts = useRewardTexts()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className="text-left outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--ring)"
      onClick={onClick}
    >
      <span className={lines}>
        <TitleWords text={texts.title(reward)} />
      </span>
    </button>
  )
}
