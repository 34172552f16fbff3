import type { Weather } from '#shared/moments/rules.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/weather', import: 'default', eager: true })

interface WeatherDrawingProps {
  weather: Weather
  size?: number
}

/** Renders the weather of a day; decorative, the word stands beside it. */
export function WeatherDrawing({ weather, size = 44 }: WeatherDrawingProps) {
  return <Drawing files={files} name={weather} size={size} data-weather={weather} className="shrink-0" />
}
