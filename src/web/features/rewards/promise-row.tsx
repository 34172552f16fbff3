import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useTitles } from '#web/ledger/titles.ts'
import { WaitingMark } from '#web/ledger/waiting-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useIsGiveWaiting } from './give-redemption.ts'
import { GiveButton } from './give-button.tsx'
import { promisesPath } from './promises-path.ts'
import type { RedemptionOfVisit } from './use-redemptions-of-visit.ts'
import { useWhenText } from './use-when-text.ts'

interface PromiseRowProps extends Pick<RedemptionOfVisit, 'redemption' | 'state'> {
  zone: string
  onOpen: () => void
}

/** Renders "Story book, promised on Tuesday", which leads to all promises, with a button that marks it as given. */
export function PromiseRow({ redemption, state, zone, onOpen }: PromiseRowProps) {
  const t = useTranslations('promises')
  const title = useTitles().reward(redemption)
  const isWaiting = useIsGiveWaiting(redemption)
  const since = useWhenText(zone)('since', redemption.redeemedAt)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:max-[100rem]:gap-x-2 max-[23rem]:[&>button]:grow">
      <Link
        href={promisesPath}
        onClick={onOpen}
        className="press flex min-h-11 min-w-0 flex-1 basis-28 lg:max-[100rem]:basis-24 items-center gap-1 rounded-field max-[23rem]:basis-full text-left text-text no-underline wrap-anywhere"
      >
        <span className="grid min-w-0 flex-1">
          <span className="type-label hyphens-auto">{title}</span>
          <Stack
            className="text-small text-text-2"
            shown={isWaiting ? 'waiting' : state}
            contents={{
              waiting: isWaiting && <WaitingMark />,
              open: since,
              given: <GivenMark />,
              returned: t('returnedMark'),
            }}
          />
        </span>
      </Link>
      <GiveButton redemption={redemption} state={state} isQuiet />
    </div>
  )
}

function GivenMark() {
  return (
    <span className="inline-flex items-center gap-1 text-positive">
      <Icon name="check" size={16} />
      {useTranslations('promises')('givenMark')}
    </span>
  )
}
