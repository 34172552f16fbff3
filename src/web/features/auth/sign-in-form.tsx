import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { credentials, signIn, type User } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'

type SignInFormProps = {
  submitLabel: string
  invitation?: string | undefined
  onSignedIn: (user: User) => void
}

/** E-mail address and password. A wrong pair is told beside the password, and the address stays. */
export function SignInForm({ submitLabel, invitation, onSignedIn }: SignInFormProps) {
  const t = useTranslations('auth')
  const problem = useTranslations('errors.problem')
  const [draft, change, clear] = useDraft('sign-in', { email: '' })
  const [password, setPassword] = useState('')
  const errors = useFormErrors(credentials, { 'password.wrong_credentials': problem('wrong_credentials') })
  const entering = useMutation(write(signIn))
  const fail = useFailure()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (entering.isPending) return
    const body = errors.check({ email: draft.email, password, ...(invitation && { invitation }) }, form)
    if (!body) return
    entering.mutate(
      { body },
      {
        onSuccess: (user) => {
          clear()
          onSignedIn(user)
        },
        onError: (error) => {
          const wrongPair = error instanceof ApiError && error.code === 'wrong_credentials'
          if (wrongPair) errors.mark('password', error.code, form)
          fail(t('signIn.failed'), error, wrongPair || errors.refuse(error, form))
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <EmailField
        autoComplete="username"
        value={draft.email}
        error={errors.textOf('email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t('password')}
        name="password"
        required
        autoComplete="current-password"
        showLabel={t('showPassword')}
        value={password}
        error={errors.textOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" pending={entering.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
