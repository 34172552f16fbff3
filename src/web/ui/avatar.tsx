import type { AvatarEmoji } from '#shared/children/rules.ts'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

/** Addresses of the drawings, which are image files, because every screen shows one and the first should stay small. */
const addresses = import.meta.glob<string>('./*.svg', {
  base: './drawings/avatars',
  query: '?url',
  import: 'default',
  eager: true,
})

const fileNames: Record<AvatarEmoji, string> = {
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
}

/** Shown for a child without a picture. */
const fallbackAvatar = '👶'

const findAddress = (emoji: string): string | undefined =>
  emoji in fileNames ? addresses[`./${fileNames[emoji as AvatarEmoji]}.svg`] : undefined

const sizes = {
  small: 'size-7',
  line: 'size-9 flat:size-7',
  normal: 'size-10',
  medium: 'size-12',
  large: 'size-22',
  sky: 'size-16 lg:size-24 border-3! border-glow!',
  'sky-small': 'size-12 border-2! border-glow!',
  feast: 'size-[clamp(4.5rem,15dvh,8rem)] border-4! border-glow! shadow-[0_0_44px_#ffc53d73]',
}

interface AvatarProps {
  /** The stored avatar of a child; without one its initial is drawn in a light. */
  emoji: string | null
  /** The name of the child. */
  name?: string
  size?: keyof typeof sizes
  className?: string
}

/** Renders the drawn avatar of a child in a circle; decorative, the name stands beside it. */
export function Avatar({ emoji, name, size = 'normal', className }: AvatarProps) {
  const shown = emoji ?? fallbackAvatar
  const address = findAddress(shown)
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
      {address ? (
        // Decoded at once, because it would flash when the screen changes.
        <img key={shown} src={address} alt="" decoding="sync" draggable={false} className="size-full" />
      ) : (
        <InitialInLight name={name ?? ''} />
      )}
    </span>
  )
}

const findInitial = (name: string): string | undefined => Array.from(name.trim())[0]?.toLocaleUpperCase()

function InitialInLight({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 72 72" className="size-full">
      <path d="M0 0h72v72H0z" fill="var(--wing)" />
      <circle cx="36" cy="36" r="29" fill="var(--glow)" opacity=".3" />
      <circle cx="36" cy="36" r="23" fill="var(--glow)" />
      <text
        x="36"
        y="37"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="30"
        fill="var(--ink)"
        className="font-round font-semibold"
      >
        {findInitial(name)}
      </text>
    </svg>
  )
}

const discs = ['bg-summit-tint text-summit', 'bg-petal-tint text-petal', 'bg-leaf-tint text-leaf']

const findDisc = (name: string): string => {
  const code = findInitial(name)?.codePointAt(0) ?? 0
  return discs[code % discs.length] ?? ''
}

/** Renders the initial of a member on a tinted disc; decorative, the name stands beside it. */
export function InitialAvatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'font-round inline-grid size-10 shrink-0 place-items-center rounded-full text-[1.125rem] leading-none font-semibold forced-colors:border',
        findDisc(name),
      )}
    >
      {findInitial(name) ?? <Icon name="face" size={22} />}
    </span>
  )
}
