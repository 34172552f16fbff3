import { flushSync } from 'react-dom'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { maxOtherChildren } from '#shared/home/requests.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { usePromises } from '#web/features/rewards/use-promises.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useShelf } from './use-shelf.ts'

type PromiseSignsProps = Pick<ChildScreenProps, 'child' | 'family'> & {
  /** Whether there is only one line, beyond which their tap areas reach. */
  isLow: boolean
}

/** Renders how many rewards are to give to each child; in large families to the selected one, where one is selected. */
export function PromiseSigns({ child, family, isLow }: PromiseSignsProps) {
  const t = useTranslations('homeCards')
  const { isShelfShown } = useShelf(family)
  const shown = isShelfShown || family.length <= maxOtherChildren + 1 ? family : [child]
  return (
    <span className={classNames('hidden shrink-0 items-center gap-0.5 has-[button]:flex', isLow && '-my-3')}>
      <span aria-hidden="true" className="text-small text-text-2">
        {t('promises')}
      </span>
      {shown.map((one) => (
        <PromiseSign key={one.id} child={one} />
      ))}
    </span>
  )
}

/** Brings the promises of a child into view and moves the focus to the first one; they are those of the selected one, but on the shelf. */
const showPromises = (childId: string): void => {
  flushSync(() => chooseChild(childId))
  const card = document.querySelector(`[data-promise="${childId}"]`)
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

/** Renders the picture of a child and how many rewards are to give to it, as a button that leads to them; nothing without any. */
function PromiseSign({ child }: { child: Child }) {
  const t = useTranslations('homeCards')
  const format = useFormatter()
  const { promises } = usePromises(child)
  const count = promises.length
  if (count === 0) return null
  return (
    <button
      type="button"
      aria-label={t('promisesTo', { count, name: child.name })}
      className="press tap flex items-center justify-center gap-1 rounded-full px-0.5"
      onClick={() => showPromises(child.id)}
    >
      <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
      <span className="type-label tabular-nums">{format.number(count)}</span>
    </button>
  )
}
