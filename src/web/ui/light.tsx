import { classNames } from './class-names.ts'

export type LightGround = 'paper' | 'night'

type LightProps = {
  /** Width and height in pixels. */
  size: number
  /** From 0 (unlit and asleep) to 1 (lit); in between it is partly lit. */
  part: number
  ground: LightGround
}

/** Renders one light of a row; decorative, the number stands beside it. */
export function Light({ size, part, ground }: LightProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-17 -16 34 34"
      aria-hidden="true"
      data-light={part}
      className={classNames('inline-block shrink-0 overflow-visible', part === 1 && ground === 'night' && 'light-halo')}
    >
      {part < 1 && <Firefly {...unlit[ground]} isAsleep={part <= 0} />}
      {part > 0 && <Firefly {...lit[ground]} opacity={part < 1 ? 0.25 + part * 0.6 : 1} />}
    </svg>
  )
}

interface FireflyPaints {
  wing: string
  wingLine: string
  body: string
  face: string
  /** The edge of body and face. */
  line: string
  eyes: string
}

/** On paper a light has an edge: gold alone is not seen there. */
const lit: Record<LightGround, FireflyPaints> = {
  paper: {
    wing: 'var(--wing)',
    wingLine: 'var(--wing-line)',
    body: 'var(--glow)',
    face: 'var(--face)',
    line: 'var(--glow-edge)',
    eyes: 'var(--ink)',
  },
  night: {
    wing: 'var(--wing)',
    wingLine: 'none',
    body: 'var(--glow)',
    face: 'var(--face)',
    line: 'none',
    eyes: 'var(--ink)',
  },
}

const unlit: Record<LightGround, FireflyPaints> = {
  paper: {
    wing: 'var(--asleep-wing)',
    wingLine: 'var(--color-control)',
    body: 'var(--asleep-body)',
    face: 'var(--asleep-face)',
    line: 'var(--color-control)',
    eyes: 'var(--asleep-eyes)',
  },
  night: {
    wing: 'var(--pale-wing)',
    wingLine: 'var(--color-night)',
    body: 'var(--pale-body)',
    face: 'var(--pale-face)',
    line: 'var(--color-night)',
    eyes: 'var(--pale-eyes)',
  },
}

type FireflyProps = FireflyPaints & { opacity?: number; isAsleep?: boolean }

function Firefly({ wing, wingLine, body, face, line, eyes, opacity, isAsleep = false }: FireflyProps) {
  return (
    <g opacity={opacity} strokeWidth={isAsleep ? 1.4 : 1.1}>
      <g fill={wing} stroke={wingLine} opacity={wingLine === 'none' ? 0.75 : undefined}>
        <ellipse cx="-8" cy="-6" rx="7" ry="4.2" transform="rotate(30 -8 -6)" />
        <ellipse cx="8" cy="-6" rx="7" ry="4.2" transform="rotate(-30 8 -6)" />
      </g>
      <ellipse cy="5" rx="7" ry="8.5" fill={body} stroke={line} />
      <circle cy="-3" r="7" fill={face} stroke={line} />
      {isAsleep ? (
        <path d="M-4.2-3.4q1.5 1.3 3 0M1.2-3.4q1.5 1.3 3 0" stroke={eyes} fill="none" strokeLinecap="round" />
      ) : (
        <>
          <circle cx="-2.6" cy="-3.6" r="1.3" fill={eyes} />
          <circle cx="2.6" cy="-3.6" r="1.3" fill={eyes} />
          <path d="M-2-.6q2 1.8 4 0" stroke={eyes} fill="none" strokeLinecap="round" />
        </>
      )}
    </g>
  )
}
