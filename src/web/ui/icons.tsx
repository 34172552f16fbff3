import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  size?: number
  /** The chosen one of a row: the same outline with a tint inside. */
  filled?: boolean
  className?: string
}

/** An icon is never the only word: the label stands beside it or on the button around it. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      fillOpacity={0.18}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={iconPaths[name]} />
    </svg>
  )
}
