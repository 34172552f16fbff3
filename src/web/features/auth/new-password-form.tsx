import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { resetPassword, passwordReset } from '#shared/auth/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { write } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Sets the new password that a one-time link allows. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations('auth')
  const [password, setPassword] = useState('')
  const errors = useFormErrors(passwordReset)
  const saving = useMutation(write(resetPassword))
  const fail = useFailure()
  const textOf = useProblemText()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (saving.isPending) return
    const body = errors.check({ token, newPassword: password }, form)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: onSaved,
        onError: (error) => fail(t('reset.newFailed'), error, errors.refuse(error, form)),
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {saving.isError && !errors.textOf('newPassword') && <Banner kind="error">{textOf(saving.error)}</Banner>}
      <PasswordField
        label={t('newPassword')}
        hint={errors.textOf('newPassword') ? undefined : t('passwordHint')}
        name="newPassword"
        required
        autoComplete="new-password"
        showLabel={t('showPassword')}
        value={password}
        error={errors.textOf('newPassword')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={saving.isPending}>
        {t('reset.newSubmit')}
      </Button>
    </form>
  )
}
