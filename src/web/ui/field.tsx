import { Field as Base } from '@base-ui/react/field'
import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'defaultValue'> & {
  defaultValue?: string | number
  ref?: Ref<HTMLInputElement>
}

type TextFieldProps = FieldFrameProps & InputProps

/** One line of text with its label. */
export function TextField({ label, requiredText, hint, error, className, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...frameOf({ label, requiredText, hint, error, className })}>
      <Base.Control {...input} aria-required={requiredText ? true : undefined} className={controlClasses} />
    </FieldFrame>
  )
}

/** A whole number, with the number pad on a phone. It stays text, so that what was typed is never lost. */
export function NumberField(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}

type TextAreaProps = FieldFrameProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'value'> & {
    value: string
    /** How much is written of how much, in words: "12 of 500". Shown beside the label. */
    countText?: string
    ref?: Ref<HTMLTextAreaElement>
  }

/** Several lines of text; it grows with what is written. */
export function TextArea({ label, requiredText, hint, error, className, countText, ref, ...area }: TextAreaProps) {
  const count = countText && <span className="text-meta tabular-nums text-text-2">{countText}</span>
  return (
    <FieldFrame {...frameOf({ label, requiredText, hint, error, className })} aside={count}>
      <Base.Control
        value={area.value}
        aria-required={requiredText ? true : undefined}
        render={
          <textarea
            rows={3}
            {...area}
            ref={ref}
            className={classNames(controlClasses, 'field-sizing-content min-h-24 max-h-72 resize-y')}
          />
        }
      />
    </FieldFrame>
  )
}

type Loose<Props> = { [Key in keyof Props]?: Props[Key] | undefined }

function frameOf({ label, requiredText, hint, error, className }: Loose<FieldFrameProps>): FieldFrameProps {
  return {
    label,
    error,
    ...(requiredText !== undefined && { requiredText }),
    ...(hint !== undefined && { hint }),
    ...(className !== undefined && { className }),
  }
}
