import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { chipClasses } from './chip.tsx'
import { classNames } from './class-names.ts'

export type ChipOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** What a reader hears when the label is a picture alone. */
  name?: string
}

type ChipGroupProps<Value extends string> = {
  /** What is chosen here; heard, not seen. */
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  chipClassName?: string
}

/** One choice out of a few, as chips. Arrow keys move the choice, Tab leaves the group. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, options, value, onChange, className, chipClassName } = props
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next)}
      className={classNames('flex flex-wrap content-start items-start gap-2', className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          aria-label={option.name}
          className={chipClasses(option.value === value, chipClassName)}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
