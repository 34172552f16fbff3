import { Field } from '@base-ui/react/field'
import { type InputHTMLAttributes, type Ref, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'defaultValue'> & {
    /** Which of the two a password manager should offer. */
    autoComplete: 'current-password' | 'new-password'
    /** The name of the eye: "Show password". It stays the same, and tells whether it is pressed. */
    showLabel: string
    ref?: Ref<HTMLInputElement>
  }

/** A password that can be shown. Pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, requiredText, hint, error, className, showLabel, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      {...(requiredText && { requiredText })}
      {...(className && { className })}
    >
      <div className="relative">
        <Field.Control
          {...input}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={requiredText ? true : undefined}
          className={classNames(controlClasses, 'pr-13')}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          aria-label={showLabel}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute top-1/2 right-0.5 -translate-y-1/2 text-text-2!"
        />
      </div>
    </FieldFrame>
  )
}
