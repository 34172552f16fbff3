import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { confirmPassword, passwordConfirmation } from '#shared/auth/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Renders the form in which users confirm by their password that it is them. */
export function ConfirmPasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('auth')
  const { data: user } = useQuery(sessionQuery)
  const form = useCommandForm(
    confirmPassword,
    passwordConfirmation,
    {
      initial: { password: '' },
      messages: { 'password.wrong_credentials': t('confirm.wrongPassword') },
      fieldOfCode: { wrong_credentials: 'password' },
      marksRequired: false,
    },
    { success: () => onConfirmed(), failure: t('confirm.failed') },
  )
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      {/* Lets password managers find the password of the account. */}
      <input type="text" name="username" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('password')}
        {...form.field('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" pending={form.isPending}>
        {t('confirm.submit')}
      </Button>
    </Form>
  )
}
