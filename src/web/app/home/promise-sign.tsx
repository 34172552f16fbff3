import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { promisesPath } from '#web/features/rewards/promises-path.ts'
import { usePromises } from '#web/features/rewards/use-promises.ts'
import { useTitles } from '#web/ledger/titles.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useShelf } from './use-shelf.ts'

type PromiseSignsProps = Pick<ChildScreenProps, 'child' | 'family'> & {
  /** Whether there is only one line. */
  isLow: boolean
}

/** Renders which rewards are to give to the selected child, or on the shelf how many to each. */
export function PromiseSigns({ child, family, isLow }: PromiseSignsProps) {
  const { isShelfShown } = useShelf(family)
  return (isShelfShown ? family : [child]).map((one) => (
    <PromiseSign key={one.id} child={one} isLow={isLow} isShort={isLow || isShelfShown} />
  ))
}

interface PromiseSignProps {
  child: Child
  /** Whether its tap area reaches beyond the line. */
  isLow: boolean
  /** Whether the oldest one is not named. */
  isShort: boolean
}

/** Renders the oldest reward to give to a child and how many there are, as a link to them; nothing without any. */
function PromiseSign({ child, isLow, isShort }: PromiseSignProps) {
  const t = useTranslations('homeCards')
  const titles = useTitles()
  const { promises } = usePromises(child)
  const oldest = promises.at(-1)
  if (!oldest) return null
  return (
    <Link
      href={promisesPath}
      onClick={() => chooseChild(child.id)}
      className={classNames(
        'press tap flex max-w-[58%] shrink-0 items-center gap-1.5 rounded-field text-small text-text-2 no-underline',
        isLow && '-my-3',
      )}
    >
      <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
      <span className="grid min-w-0">
        {!isShort && <span className="truncate font-semibold text-text">{titles.reward(oldest)}</span>}
        <span className={isShort ? undefined : 'text-meta'}>{t('promises', { count: promises.length })}</span>
      </span>
      <Icon name="forward" size={16} className="-ml-0.5 shrink-0" />
    </Link>
  )
}
