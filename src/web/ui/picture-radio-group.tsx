import { useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

interface PictureOption<Value extends string> {
  value: Value
  drawing: ReactNode
  label: string
}

interface PictureRadioGroupProps<Value extends string> {
  /** Accessible name of the group. */
  label: string
  options: readonly PictureOption<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Called when an option is tapped or clicked, also the chosen one, but not when a key reaches it. */
  onPick: () => void
}

/** Renders native radio buttons as tiles with a drawing and a label. */
export function PictureRadioGroup<Value extends string>(props: PictureRadioGroupProps<Value>) {
  const { label, options, value, onChange, onPick } = props
  const name = useId()
  // Arrow keys click the option that they reach.
  const keyIsDown = useRef(false)
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(4.25rem,45%),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))]"
    >
      {options.map((option) => (
        <label key={option.value} className={tileClasses(option.value === value)}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="sr-only"
            onChange={() => onChange(option.value)}
            onKeyDown={() => (keyIsDown.current = true)}
            onKeyUp={() => (keyIsDown.current = false)}
            onClick={() => !keyIsDown.current && onPick()}
          />
          {option.drawing}
          <span className="max-w-full text-meta font-medium wrap-anywhere hyphens-auto">{option.label}</span>
          {option.value === value && <CheckMark />}
        </label>
      ))}
    </div>
  )
}

const tileClasses = (isSelected: boolean): string =>
  classNames(
    'press tap-child relative flex flex-col items-center gap-1 rounded-field border-2 px-1 py-2 text-center select-none',
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--ring)',
    isSelected ? 'border-primary bg-surface-2' : 'border-line bg-surface',
  )

function CheckMark() {
  return (
    <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-primary text-on-primary">
      <Icon name="check" size={14} />
    </span>
  )
}
