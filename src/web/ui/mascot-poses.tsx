import type { ReactNode } from 'react'

/** `calm` is the pose of the logo and of small pictures. */
export type MascotPose = 'calm' | 'hello' | 'think' | 'cheer' | 'sleep' | 'write' | 'lost'

const calm = ['rotate(28 11 18)', 'rotate(-28 37 18)'] as const
const raised = ['rotate(52 14 20) translate(-3 -3)', 'rotate(-52 34 20) translate(3 -3)'] as const
const folded = ['rotate(-38 16 26) translate(0 7)', 'rotate(38 32 26) translate(0 7)'] as const

/** SVG transforms of the left and right wing in each pose. */
export const wingTransforms: Record<MascotPose, readonly [string, string]> = {
  calm,
  hello: [calm[0], raised[1]],
  think: calm,
  cheer: raised,
  sleep: folded,
  write: calm,
  lost: calm,
}

/** Renders eyes, mouth and cheeks. */
export function MascotFace({ pose }: { pose: MascotPose }) {
  return (
    <g>
      <Eyes pose={pose} />
      {pose === 'cheer' ? (
        <path d="M20.2 23.5h7.6q-.4 4.3-3.8 4.3t-3.8-4.3z" fill="var(--ink)" />
      ) : (
        <path d={mouths[pose]} stroke="var(--ink)" strokeWidth="1.6" strokeLinecap="round" fill="none" />
      )}
      <g fill="var(--blush)" opacity=".8">
        <circle cx="17.3" cy="23.3" r="1.7" />
        <circle cx="30.7" cy="23.3" r="1.7" />
      </g>
    </g>
  )
}

const mouths: Record<Exclude<MascotPose, 'cheer'>, string> = {
  calm: 'M21 24q3 2.8 6 0',
  hello: 'M20.5 23.8q3.5 3.6 7 0',
  think: 'M22.5 25q2 1.2 4-.6',
  sleep: 'M22.3 25q1.7 1.3 3.4 0',
  write: 'M22 24.5q2 1.8 4 0',
  lost: 'M22.2 24.8q1.8 1.6 3.6 0',
}

const pupils: Record<Exclude<MascotPose, 'cheer' | 'sleep'>, readonly [number, number]> = {
  calm: [0, 0],
  hello: [0, 0],
  think: [0.8, -1.6],
  write: [0.4, 1.4],
  lost: [0, 1],
}

function Eyes({ pose }: { pose: MascotPose }) {
  if (pose === 'cheer' || pose === 'sleep') {
    const curve = pose === 'cheer' ? -2.6 : 2.2
    return (
      <path
        d={`M18 20.500q2 ${curve} 4 0M26 20.500q2 ${curve} 4 0`}
        stroke="var(--ink)"
        strokeWidth="1.6"
        strokeLinecap="round"
        fill="none"
      />
    )
  }
  const [dx, dy] = pupils[pose]
  return (
    <g fill="var(--ink)">
      <circle cx={20 + dx} cy={20 + dy} r="1.7" />
      <circle cx={28 + dx} cy={20 + dy} r="1.7" />
    </g>
  )
}

function Strokes({ d }: { d: string }) {
  return (
    <path d={d} stroke="var(--face-line)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" fill="none" />
  )
}

/** What Glim holds in each pose, or what floats beside it. */
export const accessories: Record<MascotPose, ReactNode> = {
  calm: null,
  hello: <Strokes d="M43.2 14.5q1.6-3 .8-6M39.8 9.5q.8-1.8.4-3.6" />,
  think: (
    <g fill="var(--glow)" stroke="var(--face-line)" strokeWidth=".6">
      <circle cx="37" cy="11" r="1.5" />
      <circle cx="41" cy="7.5" r="2.1" />
      <circle cx="44.5" cy="2.9" r="2.6" />
    </g>
  ),
  cheer: (
    <g fill="var(--glow)" stroke="var(--face-line)" strokeWidth=".6" strokeLinejoin="round">
      <path d="m24 .6.9 2.5 2.5.9-2.5.9-.9 2.5-.9-2.5-2.5-.9 2.5-.9z" />
      <path d="m6 32 .8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2L3 35l2.2-.8z" />
      <path d="m42 32 .8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2L39 35l2.2-.8z" />
    </g>
  ),
  sleep: <Strokes d="M35 12h4.5L35 17.5h4.5M41 3.5h4L41 8.5h4" />,
  write: (
    <g strokeLinejoin="round">
      <path d="M11 37h26v8H11z" fill="var(--paper)" stroke="var(--wing-line)" strokeWidth="1.2" />
      <path d="M14.5 40h9M14.5 42.5h5.5" stroke="var(--wing-line)" strokeWidth="1.2" strokeLinecap="round" />
      <path d="m26 42 .8-3 8.5-8.5 2.2 2.2L29 41.2z" fill="var(--paint-red)" />
      <path d="m26 42 .8-3 2.2 2.2z" fill="var(--face)" />
    </g>
  ),
  lost: (
    <g strokeLinejoin="round">
      <path
        d="m9.5 34.5 9.5-2 10 2 9.5-2v11l-9.5 2-10-2-9.5 2z"
        fill="var(--paper)"
        stroke="var(--wing-line)"
        strokeWidth="1.2"
      />
      <path d="M19 32.5v11M29 34.5v11" stroke="var(--wing-line)" strokeWidth=".9" />
      <path
        d="M12.5 41.5q3-4 7-2.5t7-1.5"
        stroke="var(--paint-green)"
        strokeWidth="1.5"
        strokeDasharray="1.8 1.7"
        strokeLinecap="round"
        fill="none"
      />
      <path d="m31.5 37 3.6 3.6M35.1 37l-3.6 3.6" stroke="var(--paint-red)" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  ),
}
