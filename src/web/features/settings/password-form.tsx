import { useTranslations } from 'use-intl'
import { changePassword, passwordChange } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Renders the form that changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings')
  const form = useForm(passwordChange, {
    initial: { currentPassword: '', newPassword: '' },
    messages: { 'currentPassword.wrong_credentials': t('wrongPassword') },
    fieldOfCode: { wrong_credentials: 'currentPassword' },
    marksRequired: false,
  })
  const { send, isPending } = useCommand(changePassword, {
    success: () => {
      form.clear()
      return { title: t('passwordSaved') }
    },
    onError: form.showError,
    failure: t('passwordFailed'),
  })
  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ body })
  }

  return (
    <SettingsSection title={t('password')}>
      <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
        {/* Lets password managers associate the new password with the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          {...form.field('currentPassword')}
          autoComplete="current-password"
          showLabel={t('showPassword')}
        />
        <PasswordField
          label={t('newPassword')}
          hint={form.errorOf('newPassword') ? undefined : t('passwordHint')}
          {...form.field('newPassword')}
          autoComplete="new-password"
          showLabel={t('showPassword')}
        />
        <Button type="submit" tone="soft" pending={isPending}>
          {t('savePassword')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
