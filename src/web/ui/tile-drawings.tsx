import type { ReactNode } from 'react'
import type { QuickPreset } from '#shared/behaviors/rules.ts'
import { classNames } from './class-names.ts'
import { ChildFigure } from './child-figure.tsx'
import { Drawing } from './drawing.tsx'

type TileDrawingProps = {
  /** A preset behaviour, or `own` for a behaviour of the family. */
  name: QuickPreset | 'own'
  size?: number
  className?: string
}

/** Renders the picture of a quick behaviour; decorative, the title stands beside it. */
export function TileDrawing({ name, size = 56, className }: TileDrawingProps) {
  return (
    <Drawing size={size} className={classNames('overflow-hidden rounded-[28%] bg-ember-tint', className)}>
      <g strokeLinecap="round" strokeLinejoin="round">
        {drawings[name]}
      </g>
    </Drawing>
  )
}

const drawings: Record<QuickPreset | 'own', ReactNode> = {
  greeting: (
    <>
      <g transform="translate(21 25) scale(.86)">
        <path d="M-10 29q-8-3-8-12" stroke="var(--paint-blue)" strokeWidth="6" />
        <circle cx="-18.5" cy="13" r="4.2" fill="var(--paint-skin)" />
        <ChildFigure skin="var(--paint-skin)" hair="var(--paint-skin-deep)" shirt="var(--paint-blue)" />
      </g>
      <g transform="translate(44 27) scale(.82)">
        <path d="M10 29q8-4 8-14" stroke="var(--paint-green)" strokeWidth="6" />
        <circle cx="18.5" cy="10.5" r="4.2" fill="var(--paint-skin-deep)" />
        <ChildFigure skin="var(--paint-skin-deep)" hair="var(--ink)" shirt="var(--paint-green)" bun />
      </g>
      <path
        d="M2.8 30q-.6-3.5 1.4-6M8 26q.3-2 1.6-3.3M63 29q.4-4-1.8-7M56.5 24.5q-.4-1.8-1.8-3"
        stroke="var(--paint-orange)"
        strokeWidth="2"
      />
    </>
  ),
  tidy_toys: (
    <>
      <path d="m34 9 8.5 15h-17z" fill="var(--paint-green)" stroke="var(--paint-green)" strokeWidth="3" />
      <rect x="11" y="15" width="16" height="18" rx="3" fill="var(--paint-red)" transform="rotate(-12 19 24)" />
      <path d="m16.5 22.5 5-1M17.5 27l5-1" stroke="var(--paper)" strokeWidth="2" opacity=".8" />
      <circle cx="47" cy="25" r="9" fill="var(--paint-blue)" />
      <path d="M39 21.5q8 3 16-.5M40 30q7-3.5 14 0" stroke="var(--paper)" strokeWidth="2" opacity=".85" />
      <path d="M10 33h44l-2 20.5a3.5 3.5 0 0 1-3.5 3.2h-33A3.5 3.5 0 0 1 12 53.5z" fill="var(--cork-light)" />
      <rect x="7" y="30" width="50" height="8.5" rx="4" fill="var(--cork)" />
      <path
        d="M32 52.5c-4-2.7-6-4.8-6-7.2a3.1 3.1 0 0 1 6-1 3.1 3.1 0 0 1 6 1c0 2.4-2 4.5-6 7.2z"
        fill="var(--paper)"
      />
    </>
  ),
  help_clean: (
    <>
      <path d="M51 8 31 34" stroke="var(--cork)" strokeWidth="5" />
      <path d="m24 30 13.5 10.5-3 4.5L20.5 34.5z" fill="var(--paint-red)" />
      <path d="m20.5 34.5 14 10.5c-2 6-6 10-11 12.5L8 45.5c5.5-2 9.5-5.5 12.5-11z" fill="var(--paint-orange)" />
      <path
        d="m24.5 41.5-7.5 10M19.5 39l-7 8M29 44.5l-6 10"
        stroke="var(--paint-red-deep)"
        strokeWidth="1.8"
        opacity=".55"
      />
      <path
        d="m15 9 1.8 5.2L22 16l-5.2 1.8L15 23l-1.8-5.2L8 16l5.2-1.8zM49 35l1.7 4.8 4.8 1.7-4.8 1.7L49 48l-1.7-4.8-4.8-1.7 4.8-1.7z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="1"
      />
      <path d="M36 57h18M42 52.5h4" stroke="var(--paint-blue)" strokeWidth="2.5" />
      <circle cx="33" cy="11" r="1.8" fill="var(--paint-blue)" />
    </>
  ),
  help_others: (
    <>
      <path
        d="M32 24c-6.5-4.3-9.8-7.6-9.8-11.5a5 5 0 0 1 9.8-1.5 5 5 0 0 1 9.8 1.5c0 3.9-3.3 7.2-9.8 11.5z"
        fill="var(--paint-red)"
      />
      <g transform="translate(17 31) scale(.72)">
        <path d="M9 27q9-1 12.5 3" stroke="var(--paint-violet)" strokeWidth="7" />
        <ChildFigure skin="var(--paint-skin-deep)" hair="var(--ink)" shirt="var(--paint-violet)" />
      </g>
      <g transform="translate(47 34) scale(.66)">
        <path d="M-9 26q-9-3-13 0" stroke="var(--paint-orange)" strokeWidth="7.5" />
        <ChildFigure skin="var(--paint-skin)" hair="var(--cork)" shirt="var(--paint-orange)" bun />
      </g>
      <circle cx="32.3" cy="52" r="3.8" fill="var(--paint-skin)" />
      <circle cx="32.3" cy="52" r="1.7" fill="var(--paint-skin-deep)" />
    </>
  ),
  study_well: (
    <>
      <path
        d="M5 21c9-3.5 18-3 27 2 9-5 18-5.5 27-2v31c-9-3-18-2.5-27 2-9-4.5-18-5-27-2z"
        fill="var(--paint-blue-deep)"
      />
      <path d="M8.5 18.5c8-3 16-2.5 23.5 2v30c-7.5-4-15.5-4.5-23.5-2z" fill="var(--paper)" />
      <path d="M55.5 18.5c-8-3-16-2.5-23.5 2v30c7.5-4 15.5-4.5 23.5-2z" fill="var(--paper)" />
      <path d="M32 20.5v30" stroke="var(--paper-line)" strokeWidth="1.5" />
      <path d="M13 25q7-1.5 14 1M13 31.5q7-1.5 14 1M13 38q5-1 9 .3" stroke="var(--paint-blue)" strokeWidth="2.2" />
      <path d="m37 43 1.5-6L54 12.5l5.5 3.5L44 40z" fill="var(--glow)" stroke="var(--face-line)" />
      <path d="m54 12.5 1.8-2.8q1-1.5 2.6-.6l2.3 1.5q1.5 1 .6 2.6L59.5 16z" fill="var(--paint-red)" />
      <path d="m37 43 1.5-6L44 40z" fill="var(--paint-skin)" />
      <path d="m37 43 .8-3 2.6 1.5z" fill="var(--ink)" />
    </>
  ),
  own: (
    <>
      <path
        d="M32 8c1.8 13 8 19.2 21 21-13 1.8-19.2 8-21 21-1.8-13-8-19.2-21-21 13-1.8 19.2-8 21-21z"
        fill="var(--glow)"
        stroke="var(--face-line)"
        strokeWidth="2"
      />
      <circle cx="28.5" cy="28" r="1.9" fill="var(--ink)" />
      <circle cx="35.5" cy="28" r="1.9" fill="var(--ink)" />
      <path d="M28.5 32.5q3.5 3.2 7 0" stroke="var(--ink)" strokeWidth="2" />
      <path d="m51 42 1.5 4.5L57 48l-4.5 1.5L51 54l-1.5-4.5L45 48l4.5-1.5z" fill="var(--paint-red)" />
      <path d="m13 43 1.3 3.7L18 48l-3.7 1.3L13 53l-1.3-3.7L8 48l3.7-1.3z" fill="var(--paint-violet)" />
      <circle cx="52" cy="14" r="2.5" fill="var(--paint-green)" />
      <circle cx="14" cy="14" r="2" fill="var(--paint-blue)" />
    </>
  ),
}
