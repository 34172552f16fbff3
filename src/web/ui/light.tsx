import { classNames } from './class-names.ts'

export type LightGround = 'paper' | 'night'

type LightProps = {
  /** Width and height in pixels. */
  size: number
  /** From 0 (a dashed outline) to 1 (lit); in between it is partly lit. */
  part: number
  ground: LightGround
}

const outlinePath =
  'M0-10.2a7.2 7.2 0 0 1 6.3 10.7c.5 1.3.7 2.8.7 4.5 0 4.7-3.1 8.5-7 8.5s-7-3.8-7-8.5c0-1.7.2-3.2.7-4.5A7.2 7.2 0 0 1 0-10.2z'

/** Renders one light of a row; decorative, the number stands beside it. */
export function Light({ size, part, ground }: LightProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-17 -16 34 34"
      aria-hidden="true"
      data-light={part}
      className={classNames('shrink-0 overflow-visible', part === 1 && ground === 'night' && 'light-halo')}
    >
      {part < 1 && (
        <path
          d={outlinePath}
          fill="none"
          stroke={ground === 'night' ? 'var(--glass)' : 'var(--color-control)'}
          strokeWidth="1.6"
          strokeDasharray="2.6 2.4"
          strokeLinecap="round"
        />
      )}
      {part > 0 && <Body ground={ground} opacity={part < 1 ? 0.25 + part * 0.6 : 1} />}
    </svg>
  )
}

/** On paper a light has an edge: gold alone is not seen there. */
const strokes = {
  paper: { stroke: 'var(--glow-edge)', strokeWidth: 1.2 },
  night: {},
}

function Body({ ground, opacity }: { ground: LightGround; opacity: number }) {
  const wings = ground === 'paper' ? { stroke: 'var(--wing-line)', strokeWidth: 1 } : { opacity: 0.75 }
  return (
    <g opacity={opacity}>
      <g fill="var(--wing)" {...wings}>
        <ellipse cx="-8" cy="-6" rx="7" ry="4.2" transform="rotate(30 -8 -6)" />
        <ellipse cx="8" cy="-6" rx="7" ry="4.2" transform="rotate(-30 8 -6)" />
      </g>
      <ellipse cy="5" rx="7" ry="8.5" fill="var(--glow)" {...strokes[ground]} />
      <circle cy="-3" r="7" fill="var(--face)" {...strokes[ground]} />
      <circle cx="-2.6" cy="-3.6" r="1.3" fill="var(--ink)" />
      <circle cx="2.6" cy="-3.6" r="1.3" fill="var(--ink)" />
      <path d="M-2-.6q2 1.8 4 0" stroke="var(--ink)" strokeWidth="1.1" fill="none" strokeLinecap="round" />
    </g>
  )
}
