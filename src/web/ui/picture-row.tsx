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
  isLabelHidden?: boolean
  /** `band` is a quiet ground as wide as the text. */
  ground?: 'none' | 'band'
  /** The content at the end of the label's line. */
  aside?: ReactNode
  /** Marks the row as what is to be chosen next. */
  isAsked?: boolean
  /** Tints the row, as nothing else is left to choose. */
  isLast?: boolean
  options: readonly PictureOption<Value>[]
  value: Value | ''
  onChange: (value: Value) => void
  /** The classes of the grid: its columns, how far they hang over, so that the first and last picture end at the text, and `--picture`. */
  columns: string
  /** A last tile, such as a button for more. */
  children?: ReactNode
}

/** Renders native radio buttons as a row of pictures with words. */
export function PictureRow<Value extends string>(props: PictureRowProps<Value>) {
  const { name, label, isLabelHidden = false, ground = 'none', aside, options, value, onChange, columns } = props
  const { isAsked = false, isLast = false, children } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-required aria-labelledby={`${id}label`} className="@container min-w-0">
      <div className={isLabelHidden ? 'sr-only' : 'mb-1.5 flex flex-wrap items-center justify-between gap-x-3'}>
        <div id={`${id}label`} className="min-w-0 flex-1 basis-24 wrap-anywhere">
          {label}
        </div>
        {aside}
      </div>
      <div
        data-asked={isAsked ? '' : undefined}
        className={classNames(
          'grid transition-[background-color,box-shadow] duration-200',
          ground === 'band' ? 'rounded-field py-0.5' : 'rounded-tile',
          columns,
          isAsked || isLast ? 'bg-petal-tint/60' : ground === 'band' && 'bg-summit-tint/55',
          isAsked && 'inset-ring-[1.5px] inset-ring-petal/50',
        )}
      >
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
