import type { Weather } from '#shared/moments/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/weather', import: 'default', eager: true })

interface WeatherDrawingProps {
  weather: Weather
  size?: number
  className?: string
}

/** Renders the weather of a day; decorative, the word stands beside it. */
export function WeatherDrawing({ weather, size = 44, className }: WeatherDrawingProps) {
  return (
    <Drawing
      files={files}
      name={weather}
      size={size}
      data-weather={weather}
      className={classNames('shrink-0', className)}
    />
  )
}
