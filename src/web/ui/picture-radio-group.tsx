import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export interface PictureOption<Value extends string> {
  value: Value
  drawing: ReactNode
  label: string
}

interface PictureRadioGroupProps<Value extends string> {
  name: string
  label: string
  requiredText?: string
  error?: string | undefined
  options: readonly PictureOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
}

/** Renders native radio buttons as tiles with a drawing and a label. */
export function PictureRadioGroup<Value extends string>(props: PictureRadioGroupProps<Value>) {
  const { name, label, requiredText, error, options, value, onChange } = props
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      aria-required={requiredText ? true : undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-2 flex items-baseline gap-2">
        <span className="type-label">{label}</span>
        {requiredText && <span className="text-meta font-medium text-text-2">{requiredText}</span>}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(4.25rem,45%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]">
        {options.map((option) => (
          <label key={option.value} className={tileClasses(option.value === value, Boolean(error))}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className="sr-only"
              onChange={() => onChange(option.value)}
            />
            {option.drawing}
            <span className="max-w-full text-meta font-medium wrap-anywhere hyphens-auto">{option.label}</span>
            {option.value === value && <CheckMark />}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}error`} className="mt-2 flex gap-1.5 text-small font-medium text-negative">
          <Icon name="alert" size={18} className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const tileClasses = (isSelected: boolean, isInvalid: boolean): string =>
  classNames(
    'press tap-child relative flex flex-col items-center gap-1 rounded-field border-2 px-1 py-2 text-center select-none',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
    isSelected ? 'border-petal bg-petal-tint' : isInvalid ? 'border-negative bg-surface' : 'border-line bg-surface',
  )

function CheckMark() {
  return (
    <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-petal text-surface">
      <Icon name="check" size={14} />
    </span>
  )
}
