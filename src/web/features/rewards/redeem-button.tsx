import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useRewardTexts } from './use-reward-texts.ts'

interface RedeemButtonProps {
  reward: Reward
  child: Child
  isRedeeming: boolean
  /** Takes the picture that the scene begins with. */
  onRedeem: (cover: Element) => void
  cover: RefObject<Element | null>
  tone: 'honey' | 'glow'
  className?: string
}

/** Renders the button that redeems a reward. While it waits the scene covers it: dots would only move the word. */
export function RedeemButton({ reward, child, isRedeeming, onRedeem, cover, tone, className }: RedeemButtonProps) {
  const t = useTranslations('rewards')
  const title = useRewardTexts().title(reward)
  return (
    <Button
      tone={tone}
      className={classNames('z-1 [&>svg]:hidden', className)}
      pending={isRedeeming}
      aria-label={t('redeemName', { title, name: child.name, points: reward.pointsCost })}
      onClick={() => cover.current && onRedeem(cover.current)}
    >
      {t('redeem')}
    </Button>
  )
}
