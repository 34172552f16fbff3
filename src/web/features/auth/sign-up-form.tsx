import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { newAccount, signUp, type User } from '#shared/auth/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useForm } from '#web/lib/form.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Agreement } from './agreement.tsx'
import { EmailField } from './email-field.tsx'

type SignUpFormProps = {
  submitLabel: string
  invitation?: string | undefined
  onSignedUp: (user: User) => void
}

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Renders the sign-up form; language and time zone are sent without a field. */
export function SignUpForm({ submitLabel, invitation, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('auth')
  const problem = useTranslations('errors.problem')
  const language = useLocale()
  const [draft, change, clear] = useDraft('sign-up', { name: '', email: '' })
  const [password, setPassword] = useState('')
  const { ref, textOf, check, failed } = useForm(newAccount, { 'email.email_taken': problem('email_taken') })
  const signingUp = useMutation(write(signUp))

  const submit = () => {
    const timeZone = deviceTimeZone()
    const body = check({ ...draft, password, language, timeZone, ...(invitation && { invitation }) })
    if (!body) return
    signingUp.mutate(
      { body },
      {
        onSuccess: (user) => {
          clear()
          onSignedUp(user)
        },
        onError: failed(t('signUp.failed'), { email_taken: 'email' }),
      },
    )
  }

  return (
    <Form ref={ref} pending={signingUp.isPending} onSubmit={submit} className="grid gap-4">
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        name="name"
        autoComplete="given-name"
        required
        value={draft.name}
        error={textOf('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <EmailField
        autoComplete="email"
        value={draft.email}
        error={textOf('email')}
        onChange={(email) => change({ email })}
      />
      <PasswordField
        label={t('password')}
        hint={textOf('password') ? undefined : t('passwordHint')}
        name="password"
        required
        autoComplete="new-password"
        showLabel={t('showPassword')}
        value={password}
        error={textOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Agreement action="sign-up" />
      <Button type="submit" pending={signingUp.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
