import { useTranslations } from 'use-intl'
import { resetPassword, passwordReset } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Renders the form that sets a new password with a reset token. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations('auth')
  const form = useForm(passwordReset, { initial: { newPassword: '' }, marksRequired: false })
  const { send, isPending, error } = useCommand(resetPassword, {
    success: onSaved,
    onError: form.showError,
    failure: t('reset.newFailed'),
  })
  const problemText = useProblemText()
  const submit = () => {
    const body = form.check({ token, ...form.values })
    if (body) void send({ body })
  }

  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      {error && !form.errorOf('newPassword') && <Banner kind="error">{problemText(error)}</Banner>}
      <PasswordField
        label={t('newPassword')}
        hint={form.errorOf('newPassword') ? undefined : t('passwordHint')}
        {...form.field('newPassword')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" pending={isPending}>
        {t('reset.newSubmit')}
      </Button>
    </Form>
  )
}
