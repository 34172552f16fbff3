import { Field } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type FieldFrameProps = {
  label: ReactNode
  /** Marks the field as required; shown beside the label. */
  requiredText?: string | undefined
  hint?: ReactNode
  /** Error message; marks the field as invalid. */
  error?: ReactNode
  className?: string | undefined
}

/** Classes of inputs, text areas and selects. */
export const controlClasses =
  'w-full min-h-12 rounded-field border-[1.5px] border-control bg-surface px-3.5 py-2.5 text-text placeholder:text-text-2 ' +
  'data-invalid:border-negative data-invalid:border-2 disabled:opacity-60 ' +
  'data-invalid:focus-visible:border-transparent data-invalid:focus-visible:-outline-offset-1 data-invalid:focus-visible:outline-negative'

/** Renders label and hint of a form control, or its error in place of the hint, and ties them to it. */
export function FieldFrame(
  props: FieldFrameProps & { isLabelHidden?: boolean | undefined; children: ReactNode; aside?: ReactNode },
) {
  const { label, requiredText, hint, error, className, isLabelHidden, children, aside } = props
  return (
    <Field.Root invalid={Boolean(error)} className={classNames('grid grid-cols-1 gap-1.5', className)}>
      <div className={isLabelHidden && !aside ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2'}>
        <Field.Label className={isLabelHidden ? 'sr-only' : 'type-label'}>{label}</Field.Label>
        {requiredText && <span className="text-meta font-medium text-text-2">{requiredText}</span>}
        {aside && <span className="ml-auto">{aside}</span>}
      </div>
      {children}
      {error && (
        <Field.Error match className="flex gap-1.5 text-small font-medium text-negative">
          <Icon name="alert" size={18} className="mt-px shrink-0" />
          <span className="min-w-0">{error}</span>
        </Field.Error>
      )}
      {hint && !error && <Field.Description className="text-small text-text-2">{hint}</Field.Description>}
    </Field.Root>
  )
}
