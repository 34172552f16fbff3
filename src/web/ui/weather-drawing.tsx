import type { Weather } from '#shared/moments/rules.ts'
import { Drawing, type Svg } from './drawing.tsx'

const drawings = import.meta.glob<Svg>('./*.svg', { base: './drawings/weather', import: 'default', eager: true })

interface WeatherDrawingProps {
  weather: Weather
  size?: number
}

/** Renders the weather of a day; decorative, the word stands beside it. */
export function WeatherDrawing({ weather, size = 44 }: WeatherDrawingProps) {
  return <Drawing files={drawings} name={weather} size={size} data-weather={weather} className="shrink-0" />
}
