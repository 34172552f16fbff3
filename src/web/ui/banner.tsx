import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'

type BannerProps = {
  kind: 'info' | 'error'
  children: ReactNode
  action?: ReactNode
  /** Puts the action below the text on a phone, for a text of several sentences. */
  long?: boolean
  className?: string
}

const variants: Record<BannerProps['kind'], { icon: IconName; colours: string }> = {
  info: { icon: 'info', colours: 'bg-summit-tint text-summit' },
  error: { icon: 'alert', colours: 'bg-negative-tint text-negative' },
}

/** Renders a persistent notice: a hint, or something that failed. */
export function Banner({ kind, children, action, long = false, className }: BannerProps) {
  const { icon, colours } = variants[kind]
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex min-h-12 flex-wrap items-center gap-x-3 rounded-field border border-transparent px-3.5 text-small font-medium',
        long ? 'gap-y-2 py-3' : 'py-2',
        colours,
        className,
      )}
    >
      <div className={classNames('flex min-w-0 flex-1 items-center gap-3', long ? 'basis-80' : 'basis-52')}>
        <Icon name={icon} size={22} className="shrink-0" />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      {action && <div className="ml-auto">{action}</div>}
    </div>
  )
}
