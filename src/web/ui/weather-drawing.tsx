import type { ReactNode } from 'react'
import type { Weather } from '#shared/moments/rules.ts'
import { Drawing } from './drawing.tsx'

interface WeatherDrawingProps {
  weather: Weather
  size?: number
}

/** Renders the weather of a day; decorative, the word stands beside it. */
export function WeatherDrawing({ weather, size = 44 }: WeatherDrawingProps) {
  return (
    <Drawing size={size} data-weather={weather} className="shrink-0">
      <g strokeLinecap="round" strokeLinejoin="round" strokeWidth="2.5">
        {drawings[weather]}
      </g>
    </Drawing>
  )
}

const rays =
  'M32 6v6M32 52v6M6 32h6M52 32h6M13.600 13.600l4.200 4.200M46.200 46.200l4.200 4.200M13.600 50.400l4.200-4.200M46.200 17.800l4.200-4.200'

function Sun({ at = '', small = false }: { at?: string; small?: boolean }) {
  return (
    <g transform={at}>
      <path d={rays} stroke="var(--paint-orange)" strokeWidth={small ? 4 : 3.5} />
      <circle cx="32" cy="32" r="14" fill="var(--lamp)" stroke="var(--paint-orange)" />
    </g>
  )
}

const cloudPath = 'M18 46a10 10 0 0 1-1-19.950A14 14 0 0 1 43.500 22 11.500 11.500 0 0 1 46 45.800z'

function Cloud({ at = '', dark = false }: { at?: string; dark?: boolean }) {
  return (
    <path d={cloudPath} transform={at} fill={dark ? 'var(--paint-violet)' : 'var(--paper)'} stroke="var(--wing-line)" />
  )
}

const drawings: Record<Weather, ReactNode> = {
  sunny: <Sun />,
  cloudy: (
    <>
      <Sun at="translate(16 -6) scale(.85)" small />
      <Cloud at="translate(0 7)" />
    </>
  ),
  rainy: (
    <>
      <Cloud at="translate(0 -7)" />
      <path d="m21 45-4 9M33 45l-4 9M45 45l-4 9" stroke="var(--paint-blue)" strokeWidth="4" />
    </>
  ),
  snowy: (
    <>
      <Cloud at="translate(0 -8)" />
      <path
        d="M19 44v10M14.700 46.500l8.600 5M23.300 46.500l-8.600 5M43 44v10M38.700 46.500l8.600 5M47.300 46.500l-8.600 5M31 51v8M27.500 53l7 4M34.500 53l-7 4"
        stroke="var(--paint-blue)"
        strokeWidth="2.400"
      />
    </>
  ),
  stormy: (
    <>
      <Cloud at="translate(0 -8)" dark />
      <path d="M33 33 23 47h8l-4 12 13-17h-8l5-9z" fill="var(--lamp)" stroke="var(--paint-orange)" strokeWidth="2" />
      <path d="m16 44-3 7M49 44l-3 7" stroke="var(--paint-blue)" strokeWidth="3.500" />
    </>
  ),
  windy: (
    <>
      <path
        d="M6 25h30a7 7 0 1 0-7-7M6 35h43a7.500 7.500 0 1 1-7.500 7.500M10 45h18a6 6 0 1 1-6 6"
        stroke="var(--paint-blue)"
        strokeWidth="3.500"
      />
      <path
        d="M50 17c5-3 8 0 7 4-4 2-7 0-7-4z"
        fill="var(--paint-green)"
        stroke="var(--paint-green-deep)"
        strokeWidth="1.500"
      />
    </>
  ),
  foggy: (
    <>
      <Cloud at="translate(0 -9)" />
      <path d="M10 44h32M50 44h4M16 51h38M8 51h1M12 58h30" stroke="var(--unlit)" strokeWidth="3.500" />
    </>
  ),
}
