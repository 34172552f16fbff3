import { useTranslations } from 'use-intl'
import { passwordReset, requestPasswordReset, resetPassword, resetRequest } from '#shared/auth/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'

/** Renders the form that requests a reset link by mail. The result is the same for unknown addresses. */
export function RequestResetForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useTranslations('auth.reset')
  const form = useCommandForm(
    requestPasswordReset,
    resetRequest,
    { draft: 'sign-in', initial: { email: '' }, marksRequired: false, keepsValues: true },
    { success: (_, { body }) => onSent(body.email), failure: t('requestFailed') },
  )
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      <EmailField {...form.field('email')} autoComplete="username" />
      <Button type="submit" pending={form.isPending}>
        {t('requestSubmit')}
      </Button>
    </Form>
  )
}

/** Renders the form that sets a new password with a reset token. */
export function NewPasswordForm({ token, onSaved }: { token: string; onSaved: () => void }) {
  const t = useTranslations('auth')
  const form = useCommandForm(
    resetPassword,
    passwordReset,
    { initial: { newPassword: '' }, marksRequired: false, toBody: (values) => ({ token, ...values }) },
    { success: onSaved, failure: t('reset.newFailed') },
  )
  const problemText = useProblemText()
  const hasFieldError = Boolean(form.errorOf('newPassword'))
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      {form.error && !hasFieldError && <Banner kind="error">{problemText(form.error)}</Banner>}
      <PasswordField
        label={t('newPassword')}
        hint={hasFieldError ? undefined : t('passwordHint')}
        {...form.field('newPassword')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" pending={form.isPending}>
        {t('reset.newSubmit')}
      </Button>
    </Form>
  )
}
