import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { credentials, signIn, type User } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
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
  const [draft, change, clear] = useDraft('sign-in', { email: '' })
  const [password, setPassword] = useState('')
  const { ref, textOf, check, failed } = useForm(credentials, {
    'password.wrong_credentials': problem('wrong_credentials'),
  })
  const signingIn = useMutation(write(signIn))

  const submit = () => {
    const body = check({ email: draft.email, password, ...(invitation && { invitation }) })
    if (!body) return
    signingIn.mutate(
      { body },
      {
        onSuccess: (user) => {
          clear()
          onSignedIn(user)
        },
        onError: failed(t('signIn.failed'), { wrong_credentials: 'password' }),
      },
    )
  }

  return (
    <Form ref={ref} pending={signingIn.isPending} onSubmit={submit} className="grid gap-4">
      <EmailField
        autoComplete="username"
        value={draft.email}
        error={textOf('email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        required
        autoComplete="current-password"
        showLabel={t('showPassword')}
        value={password}
        error={textOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={signingIn.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
