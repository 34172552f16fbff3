import { useTranslations } from 'use-intl'
import { credentials, signIn, type User } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
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
  const form = useForm(credentials, {
    draft: 'sign-in',
    initial: { email: '', password: '' },
    secrets: ['password'],
    messages: { 'password.wrong_credentials': problem('wrong_credentials') },
    fieldOfCode: { wrong_credentials: 'password' },
    marksRequired: false,
  })
  const { send, isPending } = useCommand(signIn, {
    success: (user) => {
      form.clear()
      onSignedIn(user)
    },
    onError: form.showError,
    failure: t('signIn.failed'),
  })
  const submit = () => {
    const body = form.check({ ...form.values, ...(invitation && { invitation }) })
    if (body) void send({ body })
  }

  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      <EmailField {...form.field('email')} autoComplete="username" />
      <PasswordField
        label={t('password')}
        {...form.field('password')}
        autoComplete="current-password"
        showLabel={t('showPassword')}
      />
      <Button type="submit" pending={isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
