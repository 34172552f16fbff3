import { useMutation } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { newAccount, signUp, type User } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useFormErrors } from '#web/lib/form-errors.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Agreement } from './agreement.tsx'
import { EmailField } from './email-field.tsx'

type SignUpFormProps = {
  submitLabel: string
  invitation?: string | undefined
  onSignedUp: (user: User) => void
}

/** The time zone of this device; the family can change it in the settings. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Name, address, password. Language and time zone are known without asking. */
export function SignUpForm({ submitLabel, invitation, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('auth')
  const problem = useTranslations('errors.problem')
  const language = useLocale()
  const [draft, change, clear] = useDraft('sign-up', { name: '', email: '' })
  const [password, setPassword] = useState('')
  const errors = useFormErrors(newAccount, { 'email.email_taken': problem('email_taken') })
  const making = useMutation(write(signUp))
  const fail = useFailure()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (making.isPending) return
    const account = { ...draft, password, language, timeZone: zoneHere(), ...(invitation && { invitation }) }
    const body = errors.check(account, form)
    if (!body) return
    making.mutate(
      { body },
      {
        onSuccess: (user) => {
          clear()
          onSignedUp(user)
        },
        onError: (error) => {
          const taken = error instanceof ApiError && error.code === 'email_taken'
          if (taken) errors.mark('email', error.code, form)
          fail(t('signUp.failed'), error, taken || errors.refuse(error, form))
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="given-name"
        required
        value={draft.name}
        error={errors.textOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <EmailField
        autoComplete="email"
        value={draft.email}
        error={errors.textOf('email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t('password')}
        hint={errors.textOf('password') ? undefined : t('passwordHint')}
        name="password"
        required
        autoComplete="new-password"
        showLabel={t('showPassword')}
        value={password}
        error={errors.textOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Agreement to="sign-up" />
      <Button type="submit" pending={making.isPending}>
        {submitLabel}
      </Button>
    </form>
  )
}
