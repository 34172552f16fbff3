import type { ComponentProps } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { NumberField } from '#web/ui/field.tsx'

const usualPoints = [3, 5, 10, 15]

type PointsFieldProps = Omit<ComponentProps<typeof NumberField>, 'label'> & {
  /** The points that are typed, if they are a number. */
  amount: number
  onChoose: (points: string) => void
}

/** Renders a field for points with buttons for usual ones. */
export function PointsField({ amount, onChoose, ...field }: PointsFieldProps) {
  const t = useTranslations('behaviors.sheet')
  const format = useFormatter()
  return (
    <div className="grid gap-2">
      <NumberField {...field} label={t('points')} className="[&_input]:max-w-24" />
      <fieldset aria-label={t('pointsUsual')} className="grid grid-cols-4 gap-2 sm:max-w-80">
        {usualPoints.map((points) => (
          <ChipButton
            key={points}
            pressed={amount === points}
            className="px-2! tabular-nums"
            onClick={() => onChoose(String(points))}
          >
            {format.number(points)}
          </ChipButton>
        ))}
      </fieldset>
    </div>
  )
}
