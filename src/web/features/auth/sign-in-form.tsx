import { useTranslations } from 'use-intl'
import { credentials, signIn, type User } from '#shared/auth/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'

type SignInFormProps = {
  submitLabel: string
  invitation?: string | undefined
  onSignedIn: (user: User) => void
}

/** Renders the sign-in form. Wrong credentials are an error of the password field. */
export function SignInForm({ submitLabel, invitation, onSignedIn }: SignInFormProps) {
  const t = useTranslations('auth')
  const problem = useTranslations('errors.problem')
  const form = useCommandForm(
    signIn,
    credentials,
    {
      draft: 'sign-in',
      initial: { email: '', password: '' },
      secrets: ['password'],
      messages: { 'password.wrong_credentials': problem('wrong_credentials') },
      fieldOfCode: { wrong_credentials: 'password' },
      marksRequired: false,
      toBody: (values) => ({ ...values, ...(invitation && { invitation }) }),
    },
    { success: onSignedIn, failure: t('signIn.failed') },
  )
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        label={t('password')}
        {...form.field('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" pending={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
