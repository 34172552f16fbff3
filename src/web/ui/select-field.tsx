import { Field } from '@base-ui/react/field'
import type { SelectHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { Icon } from './icon.tsx'

type Options<Value extends string> = readonly { value: Value; label: string }[]

type SelectFieldProps<Value extends string> = FieldFrameProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'defaultValue'> & {
    options?: Options<Value>
    /** Options under headings, after the others. */
    groups?: readonly { label: string; options: Options<Value> }[]
    value: Value
    onChange: (value: Value) => void
  }

/** Renders a labelled native select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, requiredText, hint, error, className, options = [], groups = [], value, onChange, ...select } = props
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
                const all = [...options, ...groups.flatMap((group) => group.options)]
                const chosen = all.find((option) => option.value === event.currentTarget.value)
                if (chosen) onChange(chosen.value)
              }}
            >
              <Options options={options} />
              {groups.map((group) => (
                <optgroup key={group.label} label={group.label}>
                  <Options options={group.options} />
                </optgroup>
              ))}
            </select>
          }
        />
        <Icon name="down" size={20} className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2" />
      </div>
    </FieldFrame>
  )
}

function Options({ options }: { options: Options<string> }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
