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
  sky: 'size-16 border-3! border-glow! text-[2.25rem]',
  'sky-small': 'size-12 border-2! border-glow! text-[1.625rem]',
  feast:
    'size-[clamp(4.5rem,15dvh,8rem)] border-4! border-glow! text-[clamp(2.5rem,8.5dvh,4.5rem)] shadow-[0_0_44px_#ffc53d73]',
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
