import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
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
  /** Whether they are not named. */
  isShort: boolean
}

/** Brings the promises of a child into view and moves the focus to the first one. */
const showPromises = (childId: string): void => {
  const card = document.querySelector(`[data-promise="${childId}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

/** Renders how many rewards are to give to a child, the oldest one by name, as a button that leads to them; nothing without any. */
function PromiseSign({ child, isLow, isShort }: PromiseSignProps) {
  const t = useTranslations('homeCards')
  const titles = useTitles()
  const { promises } = usePromises(child)
  const oldest = promises.at(-1)
  if (!oldest) return null
  return (
    <button
      type="button"
      className={classNames(
        'press tap flex max-w-[48%] shrink-0 @max-[12rem]:max-w-full items-center gap-1.5 rounded-field text-left text-small text-text-2',
        isLow && '-my-3',
      )}
      onClick={() => showPromises(child.id)}
    >
      <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
      <span className="grid min-w-0">
        <span className={isShort ? undefined : 'font-semibold text-text'}>
          {t('promises', { count: promises.length })}
        </span>
        {!isShort && (
          <span className="truncate text-meta">
            {t('oldest', { title: titles.reward(oldest), more: promises.length - 1 })}
          </span>
        )}
      </span>
      <Icon name={isShort ? 'forward' : 'down'} size={16} className="-ml-0.5 shrink-0" />
    </button>
  )
}
