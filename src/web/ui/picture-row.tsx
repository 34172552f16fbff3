import { useId, type ReactNode } from 'react'
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
  /** What is missing: stands at the end of the label's line, or below it where that place is taken. */
  error?: string | undefined
  options: readonly PictureOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** The classes of the grid: the number of columns, and how far they hang over, so that the first and last picture end at the text. */
  columns: string
  /** A last tile, such as a button for more. */
  children?: ReactNode
}

/** Renders native radio buttons as a row of pictures with words. */
export function PictureRow<Value extends string>(props: PictureRowProps<Value>) {
  const { name, label, aside, error, options, value, onChange, columns, children } = props
  const id = useId()
  // Beside an aside it takes no room, so that nothing moves.
  const missing = error && (
    <p
      id={`${id}error`}
      className={classNames(
        'font-round animate-fade text-small/5 font-semibold text-petal',
        Boolean(aside) && 'absolute whitespace-nowrap',
      )}
    >
      {error}
    </p>
  )
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
        <div className="min-w-0 flex-1 basis-24 wrap-anywhere">
          <div id={`${id}label`}>{label}</div>
          {aside && missing}
        </div>
        {aside ?? missing}
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
