/** Renders the gradient that the fireflies of one SVG share; its id is `${id}halo`. */
export function FireflyGradient({ id }: { id: string }) {
  return (
    <radialGradient id={`${id}halo`}>
      <stop offset="0" stopColor="var(--color-night-gold)" stopOpacity=".95" />
      <stop offset=".3" stopColor="var(--glow)" stopOpacity=".38" />
      <stop offset="1" stopColor="var(--glow)" stopOpacity="0" />
    </radialGradient>
  )
}

type FireflyProps = {
  id: string
  x: number
  y: number
  radius: number
  brightness?: number
  /** Animates the halo once. */
  pulsing?: boolean
}

/** What is lit in part is pale gold, not grey. */
const fade = (brightness: number): number => (brightness === 0 ? 0 : 0.3 + 0.7 * brightness)

/** Renders one light of the jar; below full brightness, an unlit firefly lies under the lit one. */
export function Firefly({ id, x, y, radius, brightness = 1, pulsing = false }: FireflyProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${(radius / 10).toFixed(3)})`}>
      {brightness < 1 && <Body lit={false} />}
      <g opacity={brightness < 1 ? fade(brightness).toFixed(2) : undefined}>
        <circle cy="5" r="27" fill={`url(#${id}halo)`} className={pulsing ? 'animate-breathe' : undefined} />
        <Body lit />
      </g>
      {radius > 5 && <Face />}
    </g>
  )
}

/** Two ellipses of 7 by 4.2 around (±8, −6), turned by 30°. */
const wings =
  'M-14.06-9.5A7 4.2 30 1 1-1.94-2.5 7 4.2 30 1 1-14.06-9.5zM14.06-9.5A7 4.2-30 1 0 1.94-2.5 7 4.2-30 1 0 14.06-9.5z'

function Body({ lit }: { lit: boolean }) {
  return (
    <>
      <path d={wings} fill={lit ? 'var(--wing)' : 'var(--unlit)'} opacity={lit ? 0.75 : 0.4} />
      <g opacity={lit ? undefined : 0.55}>
        <ellipse cy="5" rx="7" ry="8.5" fill={lit ? 'var(--lamp)' : 'var(--unlit)'} />
        <circle cy="-3" r="7" fill={lit ? 'var(--face)' : 'var(--unlit)'} />
      </g>
    </>
  )
}

function Face() {
  return (
    <g stroke="var(--ink)" strokeLinecap="round" fill="none">
      <path d="M-2.6-3.6h0M2.6-3.6h0" strokeWidth="2.6" />
      <path d="M-2-.6q2 1.8 4 0" strokeWidth="1.1" />
    </g>
  )
}

/** Renders the firefly that sleeps in an empty jar. */
export function EmptyJarFirefly({ id, x, y }: { id: string; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(1.25)`} data-sleeping="">
      <circle cx="4" cy="4" r="20" fill={`url(#${id}halo)`} opacity=".45" />
      <ellipse cx="10" cy="6" rx="10.5" ry="7.5" fill="var(--lamp)" />
      <ellipse cx="13" cy="7" rx="5.5" ry="4.2" fill="var(--lamp-light)" opacity=".7" />
      <g fill="var(--wing)" stroke="var(--wing-line)" strokeWidth=".7" opacity=".92">
        <ellipse cx="8" cy="-1" rx="9" ry="4.4" transform="rotate(14 8 -1)" />
      </g>
      <circle cx="-5" cy="4" r="9" fill="var(--face)" />
      <path
        d="M-10.5 4q1.6 1.6 3.2 0M-4.5 4q1.6 1.6 3.2 0M-7 8q1.2.9 2.4 0"
        stroke="var(--ink)"
        strokeWidth="1.1"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M-8.5-4.3q-2-3-5-2.6M-3.5-5q0-3.5-2.7-5"
        stroke="var(--wing-line)"
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M2-13h4l-4 5h4M9-20h3l-3 3.8h3"
        stroke="var(--color-night-gold)"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
        opacity=".8"
      />
    </g>
  )
}
