import { Field } from '@base-ui/react/field'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'

type SelectFieldProps<Value extends string> = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'defaultValue'> & {
    options: readonly { value: Value; label: string }[]
    value: Value
    onChange: (value: Value) => void
  }

/** Renders a labelled native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, requiredText, hint, error, className, options, value, onChange, ...select } = props
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className }}>
      <div className="relative">
        <Field.Control
          value={value}
          render={
            <select
              {...select}
              className={classNames(controlClasses, 'appearance-none pr-11')}
              onChange={(event) => {
                const chosen = options.find((option) => option.value === event.currentTarget.value)
                if (chosen) onChange(chosen.value)
              }}
            >
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          }
        />
        <Icon name="down" size={20} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    </FieldFrame>
  )
}
