import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { changePassword, passwordChange } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { Section } from './section.tsx'

const nothing = { currentPassword: '', newPassword: '' }

/** A new password in place of the present one; other devices are signed out. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings')
  const [fields, setFields] = useState(nothing)
  const errors = useFormErrors(passwordChange, { 'currentPassword.wrong_credentials': t('wrongPassword') })
  const saving = useMutation(write(changePassword))
  const toast = useToast()
  const fail = useFailure()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (saving.isPending) return
    const body = errors.check(fields, form)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          setFields(nothing)
          toast({ title: t('passwordSaved') })
        },
        onError: (error) => {
          const wrong = error instanceof ApiError && error.code === 'wrong_credentials'
          if (wrong) errors.mark('currentPassword', error.code, form)
          fail(t('passwordFailed'), error, wrong || errors.refuse(error, form))
        },
      },
    )
  }

  return (
    <Section title={t('password')}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        {/* Password managers file the new password under the name they find beside it. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          name="currentPassword"
          required
          autoComplete="current-password"
          showLabel={t('showPassword')}
          value={fields.currentPassword}
          error={errors.textOf('currentPassword')}
          onChange={(event) => setFields({ ...fields, currentPassword: event.target.value })}
        />
        <PasswordField
          label={t('newPassword')}
          hint={errors.textOf('newPassword') ? undefined : t('passwordHint')}
          name="newPassword"
          required
          autoComplete="new-password"
          showLabel={t('showPassword')}
          value={fields.newPassword}
          error={errors.textOf('newPassword')}
          onChange={(event) => setFields({ ...fields, newPassword: event.target.value })}
        />
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('savePassword')}
        </Button>
      </form>
    </Section>
  )
}
