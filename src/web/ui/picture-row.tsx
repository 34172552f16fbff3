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
  /** What is missing: stands in the place of the label. */
  error?: string | undefined
  options: readonly PictureOption<Value>[]
  value: Value | ''
  /** `isByArrow` is whether an arrow key has reached the option, which may be on its way to another one. */
  onChange: (value: Value, isByArrow: boolean) => void
  /** The classes of the grid: its columns, how far they hang over, so that the first and last picture end at the text, and `--picture`. */
  columns: string
  /** A last tile, such as a button for more. */
  children?: ReactNode
}

/** Renders native radio buttons as a row of pictures with words. */
export function PictureRow<Value extends string>(props: PictureRowProps<Value>) {
  const { name, label, aside, error, options, value, onChange, columns, children } = props
  const id = useId()
  const arrowIsDown = useRef(false)
  return (
    <div
      role="radiogroup"
      aria-required
      aria-labelledby={`${id}label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}error` : undefined}
      className="@container min-w-0"
    >
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-3">
        <div className="grid min-w-0 flex-1 basis-24 grid-cols-1 items-center wrap-anywhere *:col-start-1 *:row-start-1">
          <div id={`${id}label`} className={error && 'invisible'}>
            {label}
          </div>
          {error && (
            <p id={`${id}error`} className="type-label animate-fade text-petal">
              {error}
            </p>
          )}
        </div>
        {aside}
      </div>
      <div className={classNames('grid rounded-tile', columns, error && 'bg-petal-tint')}>
        {options.map((option) => (
          <label key={option.value} className={pictureTileClasses(option.value === value)}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className="sr-only"
              onChange={() => onChange(option.value, arrowIsDown.current)}
              onKeyDown={({ key }) => (arrowIsDown.current = key.startsWith('Arrow'))}
              onKeyUp={() => (arrowIsDown.current = false)}
            />
            <PictureTileContent isSelected={option.value === value} drawing={option.drawing} word={option.label} />
          </label>
        ))}
        {children}
      </div>
    </div>
  )
}
