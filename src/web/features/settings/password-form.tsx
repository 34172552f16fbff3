import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { changePassword, passwordChange } from '#shared/auth/contract.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { SettingsSection } from './settings-section.tsx'

const emptyFields = { currentPassword: '', newPassword: '' }

/** Renders the form that changes the password, which signs out other devices. */
export function PasswordForm({ email }: { email: string }) {
  const t = useTranslations('settings')
  const [fields, setFields] = useState(emptyFields)
  const { ref, textOf, check, failed } = useForm(passwordChange, {
    'currentPassword.wrong_credentials': t('wrongPassword'),
  })
  const saving = useMutation(write(changePassword))
  const toast = useToast()

  const submit = () => {
    const body = check(fields)
    if (!body) return
    saving.mutate(
      { body },
      {
        onSuccess: () => {
          setFields(emptyFields)
          toast({ title: t('passwordSaved') })
        },
        onError: failed(t('passwordFailed'), { wrong_credentials: 'currentPassword' }),
      },
    )
  }

  return (
    <SettingsSection title={t('password')}>
      <Form ref={ref} pending={saving.isPending} onSubmit={submit} className="grid gap-4">
        {/* Lets password managers associate the new password with the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          name="currentPassword"
          required
          autoComplete="current-password"
          showLabel={t('showPassword')}
          value={fields.currentPassword}
          error={textOf('currentPassword')}
          onChange={(event) => setFields({ ...fields, currentPassword: event.target.value })}
        />
        <PasswordField
          label={t('newPassword')}
          hint={textOf('newPassword') ? undefined : t('passwordHint')}
          name="newPassword"
          required
          autoComplete="new-password"
          showLabel={t('showPassword')}
          value={fields.newPassword}
          error={textOf('newPassword')}
          onChange={(event) => setFields({ ...fields, newPassword: event.target.value })}
        />
        <Button type="submit" tone="soft" pending={saving.isPending}>
          {t('savePassword')}
        </Button>
      </Form>
    </SettingsSection>
  )
}
