import { Field as Base } from '@base-ui/react/field'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'defaultValue'> & {
  defaultValue?: string | number
  ref?: Ref<HTMLInputElement>
}

type TextFieldProps = FieldFrameProps & InputProps

/** Renders a labelled single-line text input. */
export function TextField({ label, requiredText, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className }}>
      <Base.Control {...input} aria-required={requiredText ? true : undefined} className={controlClasses} />
    </FieldFrame>
  )
}

/** Renders an input for whole numbers. Its type is text, so that invalid input is not lost. */
export function NumberField(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}

type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'value'> & {
    value: string
    /** Character count, such as "12 of 500"; shown beside the label. */
    countText?: string
    /** Keeps the label for screen readers only. */
    isLabelHidden?: boolean
    ref?: Ref<HTMLTextAreaElement>
  }

/** Renders a labelled text area that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, requiredText, hint, error, className, isLabelHidden, countText, ref, ...area } = props
  const count = countText && <span className="text-meta tabular-nums text-text-2">{countText}</span>
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className, isLabelHidden }} aside={count}>
      <Base.Control
        value={area.value}
        aria-required={requiredText ? true : undefined}
        render={
          <textarea
            rows={3}
            {...area}
            ref={ref}
            className={classNames(
              controlClasses,
              'field-sizing-content max-h-72 resize-y supports-[field-sizing:content]:resize-none',
              area.rows === 2 ? 'min-h-19' : 'min-h-24',
            )}
          />
        }
      />
    </FieldFrame>
  )
}
