import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'

type AvatarProps = {
  /** The emoji; without one a plain face stands in. */
  emoji?: string | null | undefined
  /** "Bear avatar"; without it the picture is decoration beside a written name. */
  name?: string
  size?: 'small' | 'normal' | 'large'
  className?: string
}

const sizes = {
  small: 'size-7 text-[1rem]',
  normal: 'size-10 text-[1.375rem]',
  large: 'size-22 text-[3rem]',
}

/** A child's picture. */
export function Avatar({ emoji, name, size = 'normal', className }: AvatarProps) {
  const named = name ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      {...named}
      className={classNames(
        'inline-grid shrink-0 place-items-center rounded-full face-ground border border-line font-emoji leading-none text-text-2',
        sizes[size],
        className,
      )}
    >
      {emoji ? emoji : <Icon name="face" size={size === 'large' ? 44 : size === 'small' ? 16 : 22} />}
    </span>
  )
}
