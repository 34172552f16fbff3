import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const pillClasses = 'items-center rounded-full border border-control bg-surface text-text-2'
const cornerClasses = `pointer-events-none absolute gap-0.5 py-px pr-1.5 pl-1 text-[0.6875rem]/3.5 font-semibold ${pillClasses}`

const shapes = {
  plain: 'items-center gap-1',
  /** On the line of other facts. */
  fact: 'items-baseline gap-1 [&>svg]:self-center',
  /** Across the upper edge of a small tile, where no size of it has words. */
  edge: `-top-2.25 right-1.5 ${cornerClasses}`,
  /** In the upper left corner of a large tile, in place of its count. */
  corner: `top-2 left-2 max-[21rem]:[&>span]:sr-only ${cornerClasses}`,
  /** In place of the count of a small tile, which has no room for the word. */
  small: `px-1.5 py-0.5 [&>span]:sr-only ${pillClasses}`,
}

interface WaitingMarkProps {
  shape?: keyof typeof shapes
  className?: string
}

/** Renders that something waits to be sent: a cloud with an arrow, and the word. */
export function WaitingMark({ shape = 'plain', className }: WaitingMarkProps) {
  const t = useTranslations('common')
  return (
    <span className={classNames('inline-flex whitespace-nowrap', shapes[shape], className)}>
      <Icon name="waiting" size={shape === 'plain' || shape === 'fact' ? 16 : 14} className="shrink-0" />
      <span>{t('waiting')}</span>
    </span>
  )
}
