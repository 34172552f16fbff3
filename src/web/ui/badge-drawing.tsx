import { badgeIconPaths, type BadgeIcon } from './badge-icons.ts'

const jarPath = 'M17 14c-6 3-9 6-9 13v22c0 7 5 11 12 11h24c7 0 12-4 12-11V27c0-7-3-10-9-13z'

interface BadgeDrawingProps {
  icon?: BadgeIcon | undefined
  size?: number
  className?: string
}

/** Renders a badge as a small jar: glowing with its icon when won, else a dotted outline. */
export function BadgeDrawing({ icon, size = 56, className }: BadgeDrawingProps) {
  const outline = { strokeWidth: 2, strokeDasharray: icon ? undefined : '1 4.500', strokeLinecap: 'round' } as const
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" aria-hidden="true" className={className}>
      <path
        d={jarPath}
        fill={icon ? 'var(--color-night)' : 'none'}
        stroke={icon ? 'var(--color-night-line)' : 'var(--color-control)'}
        {...outline}
      />
      <rect
        x="16"
        y="5"
        width="32"
        height="8"
        rx="3"
        transform="rotate(-8 16 9)"
        fill={icon ? 'var(--cork)' : 'none'}
        stroke={icon ? 'none' : 'var(--color-control)'}
        {...outline}
      />
      {icon && <circle cx="32" cy="38" r="17" fill="var(--glow)" opacity=".22" />}
      {icon && (
        <path
          d={badgeIconPaths[icon]}
          fill={icon === 'toothbrush' ? 'none' : 'var(--glow)'}
          stroke="var(--glow)"
          strokeWidth={icon === 'toothbrush' ? 3 : 2}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </svg>
  )
}
