import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'

type AvatarProps = {
  /** Without an emoji a face icon is shown. */
  emoji?: string | null | undefined
  /** Accessible name; without it the avatar is decorative. */
  name?: string
  size?: 'small' | 'normal' | 'large'
  className?: string
}

const sizes = {
  small: 'size-7 text-[1rem]',
  normal: 'size-10 text-[1.375rem]',
  large: 'size-22 text-[3rem]',
}

/** Renders the picture of a person: an emoji or an initial in a circle. */
export function Avatar({ emoji, name, size = 'normal', className }: AvatarProps) {
  const aria = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      {...aria}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full face-ground border border-line font-emoji leading-none text-text-2',
        sizes[size],
        className,
      )}
    >
      {emoji || <Icon name="face" size={size === 'large' ? 44 : size === 'small' ? 16 : 22} />}
    </span>
  )
}
