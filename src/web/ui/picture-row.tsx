import { useId, useRef, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { PictureTileContent, pictureTileClasses } from './picture-tile.tsx'

export interface PictureOption<Value extends string> {
  value: Value
  drawing: ReactNode
  label: string
}

interface PictureRowProps<Value extends string> {
  name: string
  label: ReactNode
  /** What stands at the end of the label's line. */
  aside?: ReactNode
  /** What is missing; stands beside the label. */
  error?: string | undefined
  /** The id of an element that says what is missing, in place of `error`. */
  errorId?: string | undefined
  options: readonly PictureOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** Called whenever one is picked, also the one that was selected before. */
  onPick?: (by: 'pointer' | 'keys') => void
  /** Called when a key moves the focus out of the group. */
  onLeave?: () => void
  /** The classes of the grid, for the number of columns. */
  columns: string
  /** A last tile, such as a button for more. */
  children?: ReactNode
}

/** Returns the handlers of a group: an arrow key selects, too, so that only how it was picked tells whether that was meant. */
const usePicks = <Value extends string>({ onPick, onLeave }: PictureRowProps<Value>) => {
  const by = useRef<'pointer' | 'keys'>('keys')
  return {
    onPointerDown: () => {
      by.current = 'pointer'
    },
    onKeyDown: () => {
      by.current = 'keys'
    },
    onClick: ({ target }: React.MouseEvent) => {
      if (target instanceof HTMLInputElement) onPick?.(by.current)
    },
    onBlur: ({ currentTarget, relatedTarget }: React.FocusEvent) => {
      // A tap moves the focus before it picks.
      if (by.current === 'keys' && !currentTarget.contains(relatedTarget)) onLeave?.()
    },
  }
}

/** Renders native radio buttons as a row of pictures with words. */
export function PictureRow<Value extends string>(props: PictureRowProps<Value>) {
  const { name, label, aside, error, errorId, options, value, onChange, columns, children } = props
  const id = useId()
  const saidBy = error ? `${id}error` : errorId
  return (
    <div
      role="radiogroup"
      aria-required
      aria-labelledby={`${id}label`}
      aria-invalid={saidBy ? true : undefined}
      aria-describedby={saidBy}
      className="@container min-w-0"
      {...usePicks(props)}
    >
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <div id={`${id}label`} className="min-w-0 wrap-anywhere">
          {label}
        </div>
        {error && (
          <p id={`${id}error`} className="text-small font-medium text-petal">
            {error}
          </p>
        )}
        {aside}
      </div>
      <div className={classNames('-mx-2.5 grid rounded-tile', columns, saidBy && 'bg-petal-tint')}>
        {options.map((option) => (
          <label key={option.value} className={pictureTileClasses(option.value === value)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className="sr-only"
              onChange={() => onChange(option.value)}
            />
            <PictureTileContent isSelected={option.value === value} drawing={option.drawing} word={option.label} />
          </label>
        ))}
        {children}
      </div>
    </div>
  )
}
