import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { promisesPath } from '#web/features/rewards/promises-path.ts'
import { usePromises } from '#web/features/rewards/use-promises.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useShelf } from './use-shelf.ts'

/** Renders how many rewards are to give to the selected child, or on the shelf to each. */
export function PromiseSigns({ child, family }: Pick<ChildScreenProps, 'child' | 'family'>) {
  const { isShelfShown } = useShelf(family)
  return (isShelfShown ? family : [child]).map((one) => <PromiseSign key={one.id} child={one} />)
}

/** Renders how many rewards that were promised to a child are to give, as a link to them; nothing without any. */
function PromiseSign({ child }: { child: Child }) {
  const t = useTranslations('homeCards')
  const { promises } = usePromises(child)
  if (promises.length === 0) return null
  return (
    <Link
      href={promisesPath}
      onClick={() => chooseChild(child.id)}
      className="press tap flex shrink-0 items-center gap-1.5 rounded-field text-small text-text-2 no-underline"
    >
      <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
      {t('promises', { count: promises.length })}
      <Icon name="forward" size={16} className="-ml-0.5 shrink-0" />
    </Link>
  )
}
