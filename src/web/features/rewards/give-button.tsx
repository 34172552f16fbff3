import { useTranslations } from 'use-intl'
import type { Redemption } from '#shared/rewards/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useGiveOrUndo } from './give-redemption.ts'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'

interface GiveButtonProps {
  redemption: Redemption
  state: RedemptionOfVisit['state']
  /** Whether it is drawn in outline, beside what matters more. */
  isQuiet?: boolean
  /** Undoes that it was returned. */
  onPromiseAgain?: (() => void) | undefined
}

const tones = { give: 'honey', undo: 'ghost' } as const

const classesOf = (look: keyof typeof tones, isQuiet: boolean) => {
  if (look === 'undo') return 'bg-surface! inset-ring-[1.5px] inset-ring-primary/55'
  return isQuiet ? 'bg-surface! text-honey! inset-ring-[1.5px] inset-ring-honey/45' : undefined
}

/**
 * Renders "I gave it", which becomes "Undo" in the same place and size once it was given or returned, or while that waits to be sent; screen readers say
 * so.
 */
export function GiveButton({ redemption, state, isQuiet = false, onPromiseAgain }: GiveButtonProps) {
  const t = useTranslations()
  const title = useTitles().reward(redemption)
  const { isPending, canUndo, onClick } = useGiveOrUndo(redemption)
  const isReturned = state === 'returned'
  const isUndo = isReturned ? onPromiseAgain !== undefined : canUndo
  const isHidden = state !== 'open' && !isUndo
  const look = state === 'open' && !isUndo ? 'give' : 'undo'
  return (
    <>
      <output className="sr-only">{state === 'given' && canUndo && t('promises.givenDone', { title })}</output>
      <Button
        tone={isQuiet ? 'ghost' : tones[look]}
        className={classNames('px-3.5!', isHidden && 'invisible', classesOf(look, isQuiet))}
        aria-label={isUndo ? t('promises.undoName', { title }) : t('promises.givenName', { title })}
        aria-busy={isPending || undefined}
        onClick={isReturned ? onPromiseAgain : onClick}
      >
        <Label shown={look} />
      </Button>
    </>
  )
}

function Label({ shown }: { shown: keyof typeof tones }) {
  const t = useTranslations()
  return (
    <Stack
      className="place-items-center"
      contents={{
        give: t('promises.given'),
        undo: (
          <span className="flex items-center gap-1.5">
            <Icon name="undo" size={18} />
            {t('common.undo')}
          </span>
        ),
      }}
      shown={shown}
    />
  )
}
