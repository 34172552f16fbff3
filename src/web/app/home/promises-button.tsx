import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { usePromiseCounts } from '#web/features/rewards/use-promises.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const LazyPromisesDialog = lazyDialog(async () => (await import('./promises-dialog.tsx')).PromisesDialog)

type PromisesButtonProps = Pick<ChildScreenProps, 'user' | 'family'> & {
  /**
   * `row` fills its place, with pictures and numbers of the children at its end; `low` fits a line of text, and its tap
   * area reaches beyond it; `pictures` has only pictures and numbers, beside a title that says what they count.
   */
  form: keyof typeof forms
  className?: string
}

const forms = {
  row: { button: 'absolute inset-0 w-full bg-surface-2 px-3.5 dark:bg-surface-2/35', content: 'w-full gap-2.5' },
  low: { button: 'tap -my-3 shrink-0', content: 'h-9.5 gap-1.5' },
  pictures: { button: 'tap shrink-0', content: 'h-9.5 gap-1.5 border border-line bg-surface pr-2 pl-2.5' },
}

/**
 * Renders how many promised rewards of some children are not given yet, as a button that opens a dialog with them;
 * nothing without any.
 */
export function PromisesButton({ form, className, ...props }: PromisesButtonProps) {
  const t = useTranslations('homeCards')
  const format = useFormatter()
  const [open, setOpen] = useState(false)
  const counts = usePromiseCounts(props.family)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const isRow = form === 'row'
  const hasPictures = form === 'pictures' || (isRow && props.family.length > 1)
  return (
    <>
      {total > 0 && (
        <button
          type="button"
          aria-haspopup="dialog"
          className={classNames(
            'press flex items-center rounded-full',
            forms[form].button,
            isRow && 'rounded-tile!',
            className,
          )}
          onClick={() => setOpen(true)}
        >
          <span className={classNames('flex items-center rounded-full text-small text-text', forms[form].content)}>
            <Icon name="gift" size={isRow ? 20 : 18} className="shrink-0 text-honey" />
            <span
              className={
                form === 'pictures' ? 'sr-only' : isRow ? 'type-label min-w-0 flex-1 truncate text-left' : undefined
              }
            >
              {t('promises')}
            </span>
            <span aria-hidden="true" className="type-label flex items-center gap-2.5 tabular-nums">
              {hasPictures
                ? props.family.map((child, nth) => <Count key={child.id} child={child} count={counts[nth] ?? 0} />)
                : format.number(total)}
            </span>
            <Icon name="forward" size={isRow ? 20 : 16} className="shrink-0 text-text-2" />
          </span>
          {props.family.map(({ id, name }, nth) => {
            const count = counts[nth] ?? 0
            return (
              count > 0 && (
                <span key={id} className="sr-only">
                  {t('promisesTo', { count, name })}
                </span>
              )
            )
          })}
        </button>
      )}
      <LazyPromisesDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** Renders the picture of a child and a number; nothing for 0. */
function Count({ child, count }: { child: Child; count: number }) {
  const format = useFormatter()
  if (count === 0) return null
  return (
    <span className="flex items-center gap-1">
      <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
      {format.number(count)}
    </span>
  )
}
