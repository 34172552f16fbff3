import { fallbackAvatar, type AvatarEmoji } from '#shared/children/rules.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Addresses of the drawings, which are image files, because every screen shows one and the first should stay small. */
const addresses = import.meta.glob<string>('./*.svg', {
  base: './drawings/avatars',
  query: '?url',
  import: 'default',
  eager: true,
})

const fileNames: Record<AvatarEmoji | typeof fallbackAvatar, string> = {
  '👦': 'boy',
  '👦🏻': 'boy-light',
  '👦🏽': 'boy-medium',
  '👦🏿': 'boy-dark',
  '👧': 'girl',
  '👧🏻': 'girl-light',
  '👧🏽': 'girl-medium',
  '👧🏿': 'girl-dark',
  '🐻': 'bear',
  '🐱': 'cat',
  '🐶': 'dog',
  '🦁': 'lion',
  [fallbackAvatar]: 'baby',
}

const findAddress = (emoji: string): string | undefined =>
  addresses[`./${fileNames[emoji in fileNames ? (emoji as AvatarEmoji) : fallbackAvatar]}.svg`]

const sizes = {
  small: 'size-7',
  line: 'size-9 flat:size-7',
  normal: 'size-10',
  medium: 'size-12',
  large: 'size-22',
  sky: 'size-16 border-3! border-glow!',
  'sky-small': 'size-12 border-2! border-glow!',
  feast: 'size-[clamp(4.5rem,15dvh,8rem)] border-4! border-glow! shadow-[0_0_44px_#ffc53d73]',
}

interface AvatarProps {
  /** The stored avatar of a child; without one the baby is drawn. */
  emoji: string | null
  size?: keyof typeof sizes
  className?: string
}

/** Renders the drawn avatar of a child in a circle; decorative, the name stands beside it. */
export function Avatar({ emoji, size = 'normal', className }: AvatarProps) {
  const shown = emoji ?? fallbackAvatar
  return (
    <span
      aria-hidden="true"
      data-avatar={shown}
      className={classNames(
        'inline-block shrink-0 overflow-hidden rounded-full border border-line bg-surface-2',
        sizes[size],
        className,
      )}
    >
      {/* Decoded at once, because it would flash when the screen changes. */}
      <img key={shown} src={findAddress(shown)} alt="" decoding="sync" draggable={false} className="size-full" />
    </span>
  )
}

/** Renders the initial of a member in a circle; decorative, the name stands beside it. */
export function InitialAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="font-round inline-grid size-10 shrink-0 place-items-center rounded-full border border-line bg-surface-2 text-[1.125rem] leading-none font-semibold text-text-2"
    >
      {Array.from(name.trim())[0]?.toLocaleUpperCase() ?? <Icon name="face" size={22} />}
    </span>
  )
}
