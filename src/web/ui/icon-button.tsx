import type { ButtonHTMLAttributes, Ref } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> & {
  icon: IconName
  /** Names the item, too: "Delete habit Read 15 minutes". */
  'aria-label': string
  iconSize?: number
  tone?: 'plain' | 'primary'
  ref?: Ref<HTMLButtonElement>
}

/** Renders a round button with only an icon. */
export function IconButton({ icon, iconSize = 22, tone = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(
        'press tap-child inline-grid shrink-0 place-items-center rounded-full disabled:opacity-60',
        tone === 'primary' ? 'bg-primary text-on-primary' : 'text-current hover:bg-surface-2',
        className,
      )}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  )
}
