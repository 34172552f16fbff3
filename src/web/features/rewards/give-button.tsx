import { useTranslations } from 'use-intl'
import type { Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useGiveOrUndo } from './give-redemption.ts'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'

interface GiveButtonProps {
  redemption: Redemption
  state: RedemptionOfVisit['state']
}

/** Renders "I gave it", which then becomes "Undo" in the same place and size. */
export function GiveButton({ redemption, state }: GiveButtonProps) {
  const t = useTranslations()
  const title = useTitles().reward(redemption)
  const { isPending, canUndo, onClick } = useGiveOrUndo(redemption)
  const isHidden = state === 'returned' || (state === 'given' && !canUndo)
  return (
    <Button
      tone="honey"
      className={isHidden ? 'invisible' : undefined}
      aria-label={canUndo ? t('promises.undoName', { title }) : t('promises.givenName', { title })}
      aria-busy={isPending || undefined}
      onClick={onClick}
    >
      <Stack
        contents={{ give: t('promises.given'), undo: t('common.undo') }}
        shown={state === 'given' ? 'undo' : 'give'}
      />
    </Button>
  )
}
