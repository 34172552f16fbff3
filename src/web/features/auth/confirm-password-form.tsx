import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { confirmPassword, passwordConfirmation } from '#shared/sessions/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

interface ConfirmPasswordFormProps {
  /** Whether the password needs a code of the second factor. */
  needsCode: boolean
  /** The password, if the user has just typed it; then it is asked for only if it is wrong. */
  password: string | undefined
  onConfirmed: () => void
}

/** Returns the form's state: the password, and the code if the account has a second factor. */
const useConfirmPasswordForm = ({ needsCode, password: typed = '', onConfirmed }: ConfirmPasswordFormProps) => {
  const t = useTranslations()
  const form = useCommandForm(
    confirmPassword,
    passwordConfirmation,
    {
      initial: { password: typed, code: '' },
      toBody: ({ password, code }) => ({ password, ...(needsCode && { code }) }),
      messages: {
        'password.wrong_credentials': t('auth.confirm.wrongPassword'),
        'code.second_factor_wrong': t('accountErrors.second_factor_wrong'),
      },
      fieldOfCode: { wrong_credentials: 'password', second_factor_wrong: 'code' },
      marksRequired: false,
    },
    { success: () => onConfirmed(), failure: t('auth.confirm.failed') },
  )
  const submit = () => {
    if (needsCode && form.values.password !== '' && form.values.code.trim() === '') form.markInvalid('code', 'required')
    else form.submit()
  }
  return { ...form, submit }
}

/** Renders the form in which users confirm by their password that it is them. */
export function ConfirmPasswordForm(props: ConfirmPasswordFormProps) {
  const t = useTranslations('auth')
  const { data: user } = useQuery(sessionQuery)
  const form = useConfirmPasswordForm(props)
  // Also while the dialog closes, when the password is forgotten already.
  const [isKnown] = useState(props.password !== undefined)
  const asksPassword = !isKnown || form.errorOf('password') !== undefined
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      {/* Lets password managers find the password of the account. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      {asksPassword && (
        <PasswordField
          label={t('password')}
          {...form.field('password')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
        />
      )}
      {props.needsCode && (
        <TextField
          {...form.field('code')}
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <Button type="submit" pending={form.isPending}>
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}
