import type { ReactNode } from 'react'
import { Drawing } from './drawing.tsx'

export type ModuleTone = 'ember' | 'leaf' | 'summit' | 'petal' | 'honey'

/** Text colour of each module. */
export const moduleTextClasses: Record<ModuleTone, string> = {
  ember: 'text-ember',
  leaf: 'text-leaf',
  summit: 'text-summit',
  petal: 'text-petal',
  honey: 'text-honey',
}

type ModuleMarkProps = { module: ModuleTone; size?: number; className?: string }

/** Renders the shape of a module: circle, ring, triangle, open book or star; decorative, the name stands beside it. */
export function ModuleIcon({ module, size = 44, className }: ModuleMarkProps) {
  return (
    <Drawing size={size} grid={44} className={className}>
      {shapes[module]}
    </Drawing>
  )
}

const shapes: Record<ModuleTone, ReactNode> = {
  ember: (
    <>
      <circle cx="22" cy="22" r="21" fill="var(--ember)" />
      <path d="m22 11 3 6.6 7.2.8-5.3 4.9 1.4 7.1-6.3-3.5-6.3 3.5 1.4-7.1-5.3-4.9 7.2-.8z" fill="var(--ember-tint)" />
    </>
  ),
  leaf: (
    <>
      <circle cx="22" cy="22" r="19" stroke="var(--leaf)" strokeWidth="4" />
      <path
        d="M16.5 27.5C16 20 20 16.5 29 16c0 8.5-4 12.5-12.5 11.5zm0 0L14.5 30M17 27l6-6"
        stroke="var(--leaf)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  summit: (
    <>
      <path d="M18 10a4.6 4.6 0 0 1 8 0l15 26a4 4 0 0 1-3.5 6h-31A4 4 0 0 1 3 36z" fill="var(--summit)" />
      <path
        d="m14.5 22 4.5-3 3 2.6 3-2.6 4.5 3"
        stroke="var(--summit-tint)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M22 9V2l6 2.2-6 2.3"
        fill="var(--summit)"
        stroke="var(--summit)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </>
  ),
  petal: (
    <>
      <path d="M4 10c6-3 12-2.5 18 1 6-3.5 12-4 18-1v25c-6-2.5-12-2-18 1.5-6-3.5-12-4-18-1.5z" fill="var(--petal)" />
      <path d="M22 11v25.5" stroke="var(--petal-tint)" strokeWidth="2" />
      <circle cx="13" cy="20" r="3.4" fill="var(--petal-tint)" />
      <path d="M28 19h7M28 25h7" stroke="var(--petal-tint)" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  honey: (
    <path
      d="m22 3 5.8 12 13 1.7-9.6 9 2.5 13L22 32.3l-11.7 6.4 2.5-13-9.6-9 13-1.7z"
      fill="var(--honey)"
      stroke="var(--honey)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
}
