import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type AvatarProps = {
  /** Without an emoji a face icon is shown. */
  emoji?: string | null | undefined
  size?: keyof typeof sizes
  className?: string
}

const sizes = {
  small: 'size-7 text-[1rem]',
  normal: 'size-10 text-[1.375rem]',
  large: 'size-22 text-[3rem]',
}

/** Renders the picture of a person, an emoji or an initial in a circle; decorative, the name stands beside it. */
export function Avatar({ emoji, size = 'normal', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
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
