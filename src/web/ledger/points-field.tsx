import { Field } from '@base-ui/react/field'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { useFormatSigned } from './act-points.tsx'
import { ChipButton, chipClasses } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FieldFrame } from '#web/ui/field-frame.tsx'

const usualPoints = [3, 5, 10, 15]

type PointsFieldProps = Pick<ComponentProps<typeof Field.Control>, 'name' | 'value' | 'onChange'> & {
  error?: ReactNode
  requiredText?: string | undefined
  /** The points that are chosen or typed, if they are a number. */
  amount: number
  /** Whether they are taken off. */
  isDeduction?: boolean
  onChoose: (points: string) => void
  /** The choice of no points, which then comes first. */
  none?: { label: string; isChosen: boolean; onChoose: () => void }
}

/** Renders a choice of points: chips for usual ones, and the last a field for any other number. */
export function PointsField({
  amount,
  isDeduction = false,
  onChoose,
  value,
  onChange,
  error,
  requiredText,
  none,
  ...field
}: PointsFieldProps) {
  const t = useTranslations('behaviors.sheet')
  const format = useFormatter()
  const signed = useFormatSigned()
  // While it is typed, a 10 may become 100.
  const [isTyping, setTyping] = useState(false)
  const isOther = !none?.isChosen && (isTyping || !usualPoints.includes(amount))
  return (
    // One is always chosen: that it is required would be no news.
    <FieldFrame label={t(isDeduction ? 'pointsOff' : 'points')} error={error}>
      <fieldset
        aria-label={t('pointsUsual')}
        className={classNames(
          'gap-2 sm:max-w-96',
          none ? 'grid grid-cols-[repeat(auto-fit,minmax(min(5.5rem,100%),1fr))]' : 'flex flex-wrap',
        )}
      >
        {none && (
          <ChipButton pressed={none.isChosen} className="px-2!" onClick={none.onChoose}>
            {none.label}
          </ChipButton>
        )}
        {usualPoints.map((points) => (
          <ChipButton
            key={points}
            pressed={!isOther && !none?.isChosen && amount === points}
            className="flex-1 basis-10 px-1! tabular-nums"
            onClick={() => onChoose(String(points))}
          >
            {isDeduction ? signed(-points) : format.number(points)}
          </ChipButton>
        ))}
        <Field.Control
          {...field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('pointsOther')}
          value={isOther ? value : ''}
          aria-required={requiredText ? true : undefined}
          onChange={(event) => {
            setTyping(true)
            onChange?.(event)
          }}
          onBlur={() => setTyping(false)}
          className={chipClasses(
            isOther,
            'w-full min-w-0 flex-2 basis-14 px-1! text-center text-base! tabular-nums placeholder:text-current data-invalid:border-2 data-invalid:border-negative',
          )}
        />
      </fieldset>
    </FieldFrame>
  )
}
