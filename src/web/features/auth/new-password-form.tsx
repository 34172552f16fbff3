import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { resetPassword, passwordReset } from '#shared/auth/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { write } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Renders the form that sets a new password with a reset token. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations('auth')
  const [password, setPassword] = useState('')
  const { ref, textOf, check, failed } = useForm(passwordReset)
  const saving = useMutation(write(resetPassword))
  const problemText = useProblemText()

  const submit = () => {
    const body = check({ token, newPassword: password })
    if (!body) return
    saving.mutate({ body }, { onSuccess: onSaved, onError: failed(t('reset.newFailed')) })
  }

  return (
    <Form ref={ref} pending={saving.isPending} onSubmit={submit} className="grid gap-4">
      {saving.isError && !textOf('newPassword') && <Banner kind="error">{problemText(saving.error)}</Banner>}
      <PasswordField
        label={t('newPassword')}
        hint={textOf('newPassword') ? undefined : t('passwordHint')}
        name="newPassword"
        required
        autoComplete="new-password"
        showLabel={t('showPassword')}
        value={password}
        error={textOf('newPassword')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={saving.isPending}>
        {t('reset.newSubmit')}
      </Button>
    </Form>
  )
}
