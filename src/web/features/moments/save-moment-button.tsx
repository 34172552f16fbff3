import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MoodFace } from '#web/ui/mood-face.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { WeatherDrawing } from '#web/ui/weather-drawing.tsx'
import type { MomentFormState } from './use-moment-form.ts'

const fadingClasses =
  '[transition:transform_80ms_ease-out,filter_80ms_ease-out,background-color_160ms_ease-out,color_160ms_ease-out]!'

/** Stand on the button for what it asks for. */
const askedMoods = ['happy', 'calm', 'sad'] as const
const askedWeathers = ['sunny', 'cloudy', 'rainy'] as const

const renderAsked = (pictures: readonly ReactNode[], words: string) => (
  <span className="flex items-center justify-center gap-2.5">
    <span aria-hidden="true" className="flex shrink-0 *:not-first:-ml-1">
      {pictures}
    </span>
    <span className="min-w-0">{words}</span>
  </span>
)

/**
 * Renders the button that leads to what a moment still needs, and saves once it has that. It has room for each of its texts.
 */
export function SaveMomentButton({ form, name }: { form: MomentFormState; name: string }) {
  const t = useTranslations('moments')
  const mood = renderAsked(
    askedMoods.map((one) => <MoodFace key={one} mood={one} size={28} />),
    t('choose.mood'),
  )
  const weather = renderAsked(
    askedWeathers.map((one) => <WeatherDrawing key={one} weather={one} size={28} />),
    t('choose.weather'),
  )
  const save = (
    <span className="flex items-center justify-center gap-2">
      {form.isPending ? <Spinner /> : <Icon name="check" size={18} className="shrink-0" />}
      <span className="min-w-0">{t('save', { name })}</span>
    </span>
  )
  return (
    <Button
      type="submit"
      tone={form.missing ? 'hintPetal' : 'petal'}
      aria-busy={form.isPending || undefined}
      className={`min-h-14! w-full py-1.5! wrap-anywhere ${fadingClasses}`}
    >
      <Stack className="min-w-0 items-center" contents={{ mood, weather, save }} shown={form.missing ?? 'save'} />
    </Button>
  )
}
