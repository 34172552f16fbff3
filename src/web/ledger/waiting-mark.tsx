import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

const shapes = {
  plain: 'gap-1',
  /** Across the upper edge of a small tile, where no size of it has words. */
  edge: 'pointer-events-none absolute -top-2.25 right-1.5 gap-0.5 rounded-full border border-control bg-surface py-px pr-1.5 pl-1 text-[0.6875rem]/3.5 font-semibold text-text-2',
}

interface WaitingMarkProps {
  shape?: keyof typeof shapes
  className?: string
}

/** Renders that something waits to be sent: a cloud with an arrow, and the word. */
export function WaitingMark({ shape = 'plain', className }: WaitingMarkProps) {
  const t = useTranslations('common')
  return (
    <span className={classNames('inline-flex items-center whitespace-nowrap', shapes[shape], className)}>
      <Icon name="waiting" size={shape === 'edge' ? 14 : 16} className="shrink-0" />
      {t('waiting')}
    </span>
  )
}
