import { Field } from '@base-ui/react/field'
import { type InputHTMLAttributes, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClasses, FieldFrame, type FieldFrameProps } from './field-frame.tsx'
import { IconButton } from './icon-button.tsx'

type PasswordFieldProps = FieldFrameProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'defaultValue'> & {
    autoComplete: 'current-password' | 'new-password'
    /** Accessible name of the toggle button; it is the same in both states. */
    showLabel: string
  }

/** Renders a password input with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, requiredText, hint, error, className, showLabel, ...input } = props
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, requiredText, hint, error, className }}>
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
