import { Field as Base } from '@base-ui/react/field'
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'defaultValue'> & {
  defaultValue?: string | number
  ref?: Ref<HTMLInputElement>
}

type TextFieldProps = FieldFrameProps & InputProps

/** Renders a labelled single-line text input. */
export function TextField({ label, requiredText, hint, error, className, inline, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className, inline }}>
      <Base.Control {...input} aria-required={requiredText ? true : undefined} className={controlClasses} />
    </FieldFrame>
  )
}

/** Renders an input for whole numbers. Its type is text, so that invalid input is not lost. */
export function NumberField(props: TextFieldProps) {
  return <TextField autoComplete="off" {...props} type="text" inputMode="numeric" />
}

const frameClasses = [
  'grid rounded-field border-[1.5px] border-control bg-surface has-data-invalid:border-2 has-data-invalid:border-negative',
  'has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-offset-2 has-[textarea:focus-visible]:outline-(--ring)',
].join(' ')

const framedClasses =
  'w-full min-h-19 rounded-field bg-transparent px-3.5 pb-2.5 text-text outline-none! placeholder:text-text-2'

type TextAreaProps = Omit<FieldFrameProps, 'inline'> &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'defaultValue' | 'value'> & {
    value: string
    /** Character count, such as "12 of 500"; shown beside the label. */
    countText?: string
    /** Keeps the label for screen readers only. */
    isLabelHidden?: boolean
    /** What stands in its frame above the text. */
    head?: ReactNode
    ref?: Ref<HTMLTextAreaElement>
  }

/** Renders a labelled text area that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, requiredText, hint, error, className, isLabelHidden, countText, head, ref, ...area } = props
  const count = countText && <span className="text-meta tabular-nums text-text-2">{countText}</span>
  const control = (
    <Base.Control
      value={area.value}
      aria-required={requiredText ? true : undefined}
      render={
        <textarea
          rows={3}
          {...area}
          ref={ref}
          className={classNames(
            head ? framedClasses : `${controlClasses} min-h-24`,
            'field-sizing-content max-h-72 resize-y',
          )}
        />
      }
    />
  )
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className, isLabelHidden }} aside={count}>
      {head ? (
        <div className={frameClasses}>
          {head}
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}
