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

/** The time zone of this device; the family can change it in the settings. */
const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** Name, address, password. Language and time zone are known without asking. */
export function SignUpForm({ submitLabel, invitation, onSignedUp }: SignUpFormProps) {
  const t = useTranslations('auth')
  const problem = useTranslations('errors.problem')
  const language = useLocale()
  const [draft, change, clear] = useDraft('sign-up', { name: '', email: '' })
  const [password, setPassword] = useState('')
  const { ref, textOf, check, failed } = useForm(newAccount, { 'email.email_taken': problem('email_taken') })
  const making = useMutation(write(signUp))

  const submit = () => {
    const account = { ...draft, password, language, timeZone: zoneHere(), ...(invitation && { invitation }) }
    const body = check(account)
    if (!body) return
    making.mutate(
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
    <Form ref={ref} pending={making.isPending} onSubmit={submit} className="grid gap-4">
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
      <Agreement to="sign-up" />
      <Button type="submit" pending={making.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}
