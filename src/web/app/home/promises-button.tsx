import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { usePromises } from '#web/features/rewards/use-promises.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const LazyPromisesDialog = lazyDialog(async () => (await import('./promises-dialog.tsx')).PromisesDialog)

type PromisesButtonProps = Pick<ChildScreenProps, 'user' | 'family'> & {
  className?: string
  /** Whether it has no ground, in a line so low that its tap area reaches beyond. */
  isLow?: boolean
}

/** Renders how many rewards are to give to each of some children, as a button that opens a dialog with them; nothing without any. */
export function PromisesButton({ className, isLow = false, ...props }: PromisesButtonProps) {
  const t = useTranslations('homeCards')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={classNames(
          'press tap hidden shrink-0 items-center rounded-full has-[[data-count]]:flex',
          isLow && '-my-3',
          className,
        )}
        onClick={() => setOpen(true)}
      >
        <span
          className={classNames(
            'flex h-9.5 items-center gap-2 rounded-full text-small text-text-2',
            !isLow && 'border border-line bg-surface pr-1.5 pl-2.5',
          )}
        >
          <Icon name="gift" size={18} className="shrink-0 text-honey" />
          <span className="max-sm:sr-only">{t('promises')}</span>
          {props.family.map((child) => (
            <PromiseCount key={child.id} child={child} />
          ))}
          <Icon name="forward" size={16} className="-ml-1 shrink-0" />
        </span>
      </button>
      <LazyPromisesDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Renders the picture of a child and how many rewards are to give to it; nothing without any. */
function PromiseCount({ child }: { child: Child }) {
  const t = useTranslations('homeCards')
  const format = useFormatter()
  const count = usePromises(child).promises.length
  if (count === 0) return null
  return (
    <span data-count="" className="flex items-center gap-1">
      <span className="sr-only">{t('promisesTo', { count, name: child.name })}</span>
      <span aria-hidden="true" className="contents">
        <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
        <span className="type-label text-text tabular-nums">{format.number(count)}</span>
      </span>
    </span>
  )
}
