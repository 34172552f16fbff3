import { iconPaths, type IconName } from './icon-paths.ts'

type IconProps = {
  name: IconName
  /** In pixels at the usual size of text, with which it grows. */
  size?: number
  /** Adds a tint inside the outline. */
  filled?: boolean
  className?: string
}

/** Renders a decorative icon; the label stands beside it or on the button around it. */
export function Icon({ name, size = 24, filled = false, className }: IconProps) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
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
