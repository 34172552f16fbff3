import { useTranslations } from 'use-intl'
import { changePassword, editUser, passwordChange, userChanges, type User } from '#shared/auth/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SaveButton } from './save-button.tsx'
import { SettingsSection } from './settings-section.tsx'
import { UnverifiedEmail } from './unverified-email.tsx'

/** Renders the form for the user's name. */
export function NameForm({ name, email, emailVerified }: Pick<User, 'name' | 'email' | 'emailVerified'>) {
  const t = useTranslations('settings')
  const form = useCommandForm(
    editUser,
    userChanges,
    { draft: `user.${name}`, initial: { name } },
    { success: () => ({ title: t('nameSaved') }), failure: t('saveFailed') },
  )
  return (
    <SettingsSection title={t('you')}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
        <TextField label={t('name')} {...form.field('name')} required autoComplete="given-name" />
        <dl className="text-small">
          <dt className="text-text-2">{t('email')}</dt>
          <dd className="wrap-anywhere">{email}</dd>
        </dl>
        {!emailVerified && <UnverifiedEmail />}
        <SaveButton form={form}>{t('saveName')}</SaveButton>
      </Form>
    </SettingsSection>
  )
}

/** Renders the form that changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings')
  const form = useCommandForm(
    changePassword,
    passwordChange,
    {
      initial: { currentPassword: '', newPassword: '' },
      messages: { 'currentPassword.wrong_credentials': t('wrongPassword') },
      fieldOfCode: { wrong_credentials: 'currentPassword' },
      marksRequired: false,
    },
    {
      password: ({ body }) => body.currentPassword,
      success: () => ({ title: t('passwordSaved') }),
      failure: t('passwordFailed'),
    },
  )
  return (
    <SettingsSection title={t('password')}>
      <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
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
          hint={t('passwordHint')}
          {...form.field('newPassword')}
          autoComplete="new-password"
          showLabel={t('showPassword')}
        />
        <SaveButton form={form}>{t('savePassword')}</SaveButton>
      </Form>
    </SettingsSection>
  )
}
