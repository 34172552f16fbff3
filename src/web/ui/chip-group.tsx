import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ReactNode } from 'react'
import { chipClasses } from './chip.tsx'
import { classNames } from './class-names.ts'

export type ChipOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** Accessible name where the label is only a picture. */
  name?: string
}

type ChipGroupProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string
  options: readonly ChipOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  chipClassName?: string
}

/** Renders a radio group as chips. */
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
