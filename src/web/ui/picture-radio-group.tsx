import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'

export interface PictureOption<Value extends string> {
  value: Value
  drawing: ReactNode
  label: string
}

interface PictureChoiceProps<Value extends string> {
  name: string
  label: string
  requiredText?: string
  error?: string | undefined
  options: readonly PictureOption<Value>[]
  /** '' while nothing is chosen. */
  value: Value | ''
  onChange: (value: Value) => void
}

/**
 * One choice out of a few drawings with their words. Native radio buttons lie under the tiles: arrow keys move the
 * choice, Tab leaves the group, and a form finds them by their name.
 */
export function PictureRadioGroup<Value extends string>(props: PictureChoiceProps<Value>) {
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
          <label key={option.value} className={tileLook(option.value === value, Boolean(error))}>
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
            {option.value === value && <Chosen />}
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

const tileLook = (on: boolean, wrong: boolean): string =>
  classNames(
    'press tap-child relative flex flex-col items-center gap-1 rounded-field border-2 px-1 py-2 text-center select-none',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
    on ? 'border-petal bg-petal-tint' : wrong ? 'border-negative bg-surface' : 'border-line bg-surface',
  )

function Chosen() {
  return (
    <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-petal text-surface">
      <Icon name="check" size={14} />
    </span>
  )
}
