import type { ReactNode } from 'react'
import type { Mood } from '#shared/moments/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing } from './drawing.tsx'

interface MoodFaceProps {
  mood: Mood
  size?: number
  className?: string
}

/** Renders a mood as a face; decorative, the word stands beside it. All moods have the same size and weight. */
export function MoodFace({ mood, size = 44, className }: MoodFaceProps) {
  return (
    <Drawing size={size} data-mood={mood} className={classNames('shrink-0', className)}>
      <circle cx="32" cy="32" r="26" fill={skins[mood]} stroke="var(--ink)" strokeWidth="1.500" strokeOpacity=".35" />
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="3" stroke="var(--ink)">
        {features[mood]}
      </g>
    </Drawing>
  )
}

const dots = <path d="M22.500 27.500v.1M41.500 27.500v.1" strokeWidth="6" />

const cheeks = (
  <g fill="var(--paint-red)" stroke="none" opacity=".35">
    <circle cx="16.500" cy="36" r="4" />
    <circle cx="47.500" cy="36" r="4" />
  </g>
)

const skins: Record<Mood, string> = {
  very_happy: 'var(--lamp)',
  happy: 'var(--lamp)',
  excited: 'var(--paint-orange)',
  proud: 'var(--cork-light)',
  grateful: 'var(--paint-pink)',
  calm: 'var(--paint-green)',
  surprised: 'var(--blush)',
  neutral: 'var(--face)',
  tired: 'var(--wing)',
  worried: 'var(--glass)',
  sad: 'var(--paint-blue)',
  very_sad: 'var(--paint-blue)',
  angry: 'var(--paint-red)',
}

const features: Record<Mood, ReactNode> = {
  very_happy: (
    <>
      {cheeks}
      <path d="M18 28q4-6 8 0M38 28q4-6 8 0" />
      <path d="M20 36h24a12 12 0 0 1-24 0z" fill="var(--ink)" />
      <path d="M26.500 44.500a8 6 0 0 1 11 0" stroke="var(--paint-red)" strokeWidth="4" />
    </>
  ),
  happy: (
    <>
      {cheeks}
      {dots}
      <path d="M21 37.500q11 11 22 0" />
    </>
  ),
  excited: (
    <>
      <path
        d="m22.500 20 2.200 4.600 5 .7-3.600 3.500.9 5-4.500-2.400-4.500 2.400.9-5-3.600-3.500 5-.7zM41.500 20l2.200 4.600 5 .7-3.600 3.500.9 5-4.500-2.400-4.500 2.400.9-5-3.600-3.500 5-.7z"
        fill="var(--paper)"
        strokeWidth="1.800"
      />
      <path d="M22 39h20a10 10 0 0 1-20 0z" fill="var(--ink)" />
    </>
  ),
  proud: (
    <>
      {cheeks}
      <path d="M18 29q4.500-5 9 0M37 29q4.500-5 9 0M19 21l6-2M45 21l-6-2" />
      <path d="M23 39q10 8 18-2" />
      <path
        d="m50 42 2.300 4.700 5.200.7-3.800 3.600.9 5.200-4.600-2.500-4.600 2.500.9-5.200-3.800-3.600 5.200-.7z"
        fill="var(--lamp)"
        strokeWidth="1.600"
      />
    </>
  ),
  grateful: (
    <>
      <path d="M18 27q4.500 5 9 0M37 27q4.500 5 9 0" />
      <path d="M24 37q8 7 16 0" />
      <path
        d="M49 55.500c-5-3.600-8-6.400-8-9.700a4.200 4.200 0 0 1 8-1.300 4.200 4.200 0 0 1 8 1.300c0 3.300-3 6.100-8 9.700z"
        fill="var(--paint-red)"
        strokeWidth="1.600"
      />
    </>
  ),
  calm: (
    <>
      <path d="M17.500 28q4.500 4 9 0M37.500 28q4.500 4 9 0" />
      <path d="M25 40q7 4 14 0" />
    </>
  ),
  surprised: (
    <>
      <path d="M17.500 18.500q4.500-4 9-1M46.500 18.500q-4.500-4-9-1" strokeWidth="2.500" />
      <circle cx="22.500" cy="28" r="4.500" fill="var(--paper)" strokeWidth="2.500" />
      <circle cx="41.500" cy="28" r="4.500" fill="var(--paper)" strokeWidth="2.500" />
      <ellipse cx="32" cy="43.500" rx="5" ry="6.500" fill="var(--ink)" />
    </>
  ),
  neutral: (
    <>
      {dots}
      <path d="M23 40.500h18" />
    </>
  ),
  tired: (
    <>
      <path d="M17 27h10M37 27h10" />
      <path d="M19.500 31.500h5M39.500 31.500h5" strokeWidth="2" />
      <ellipse cx="32" cy="43" rx="6.500" ry="4.500" fill="var(--ink)" />
      <path d="M47 8h7l-7 8h7" stroke="var(--unlit)" strokeWidth="3" />
    </>
  ),
  worried: (
    <>
      <path d="m17 22 8-4M47 22l-8-4" />
      <path d="M22.500 29v.1M41.500 29v.1" strokeWidth="6" />
      <path d="M21 43q3.700-5 7.400-1.500t7.300 0T43 41" />
    </>
  ),
  sad: (
    <>
      <path d="m18 21 7-3M46 21l-7-3" strokeWidth="2.500" />
      <path d="M22.500 28.500v.1M41.500 28.500v.1" strokeWidth="6" />
      <path d="M23 44.500q9-8 18 0" />
    </>
  ),
  very_sad: (
    <>
      <path d="m17 21 8-3M47 21l-8-3" strokeWidth="2.500" />
      <path d="M17.500 27q4.500 4.500 9 0M37.500 27q4.500 4.500 9 0" />
      <path d="M22 46.500q10-10 20 0" />
      <path
        d="M17 33c3 4.500 3.500 7.500 0 9-3.500-1.500-3-4.500 0-9zM47 33c3 4.500 3.500 7.500 0 9-3.500-1.500-3-4.500 0-9z"
        fill="var(--paper)"
        strokeWidth="1.600"
      />
    </>
  ),
  angry: (
    <>
      <path d="m16 20 10 5M48 20l-10 5" />
      <path d="M22.500 30v.1M41.500 30v.1" strokeWidth="6" />
      <path d="M23 44q4.500-4.500 9-4.500t9 4.500" />
    </>
  ),
}
