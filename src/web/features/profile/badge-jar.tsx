const jar = 'M17 14c-6 3-9 6-9 13v22c0 7 5 11 12 11h24c7 0 12-4 12-11V27c0-7-3-10-9-13z'

const signs = {
  heart: 'M32 50c-8-5.500-12-10-12-15a6 6 0 0 1 12-2 6 6 0 0 1 12 2c0 5-4 9.500-12 15z',
  trophy: 'M24 26h16v8a8 8 0 0 1-16 0zM24 28h-5c0 6 2 8 6 8M40 28h5c0 6-2 8-6 8M32 42v5M26 50h12a6 4 0 0 0-12 0z',
} as const

/** A badge as a small jar: with its sign and a glow when it is won, else a dotted outline. */
export function BadgeJar({ icon }: { icon?: keyof typeof signs | undefined }) {
  return (
    <svg width="56" height="56" viewBox="0 0 64 64" fill="none" aria-hidden="true">
      <path
        d={jar}
        fill={icon ? 'var(--night)' : 'none'}
        stroke={icon ? 'var(--night-line)' : 'var(--control)'}
        strokeWidth="2"
        strokeDasharray={icon ? undefined : '1 4.500'}
        strokeLinecap="round"
      />
      <rect
        x="16"
        y="5"
        width="32"
        height="8"
        rx="3"
        transform="rotate(-8 16 9)"
        fill={icon ? 'var(--cork)' : 'none'}
        stroke={icon ? 'none' : 'var(--control)'}
        strokeWidth="2"
        strokeDasharray={icon ? undefined : '1 4.500'}
        strokeLinecap="round"
      />
      {icon && (
        <>
          <circle cx="32" cy="38" r="17" fill="var(--glow)" opacity=".22" />
          <path
            d={signs[icon]}
            fill="var(--glow)"
            stroke="var(--glow)"
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </>
      )}
    </svg>
  )
}
