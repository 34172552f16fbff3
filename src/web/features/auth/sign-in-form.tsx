import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { credentials, signIn, type User } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { EmailField } from './email-field.tsx'
import { SecondFactorFields } from './second-factor-fields.tsx'

type SignInFormProps = {
  submitLabel: string
  /** A link below the password. */
  forgotLink?: ReactNode
  invitation?: string | undefined
  onSignedIn: (user: User) => void
}

/** Returns the form's state: address and password first, then the code if the account has a second factor. */
const useSignInForm = ({ invitation, onSignedIn }: Pick<SignInFormProps, 'invitation' | 'onSignedIn'>) => {
  const t = useTranslations()
  const [needsCode, setNeedsCode] = useState(false)
  const [rememberDevice, setRememberDevice] = useState(false)
  const form = useForm(credentials, {
    draft: 'sign-in',
    initial: { email: '', password: '', code: '' },
    secrets: ['password', 'code'],
    messages: {
      'password.wrong_credentials': t('errors.problem.wrong_credentials'),
      'code.second_factor_wrong': t('accountErrors.second_factor_wrong'),
    },
    fieldOfCode: { wrong_credentials: 'password', second_factor_wrong: 'code' },
    marksRequired: false,
  })
  const { send, isPending } = useCommand(signIn, {
    success: (user) => {
      form.clear()
      onSignedIn(user)
    },
    onError: (error) => {
      const code = error instanceof ApiError ? error.code : null
      if (code === 'wrong_credentials') setNeedsCode(false)
      // What the form says beside a field needs no message.
      if (code !== 'second_factor_required') return form.showError(error) === 'field'
      setNeedsCode(true)
      return true
    },
    failure: t('auth.signIn.failed'),
  })
  const submit = () => {
    const { email, password, code } = form.values
    const answer = needsCode ? { code, rememberDevice } : {}
    const body = form.check({ email, password, ...answer, ...(invitation && { invitation }) })
    if (body && needsCode && code.trim() === '') form.markInvalid('code', 'required')
    else if (body) void send({ body })
  }
  const goBack = () => {
    form.change({ code: '' })
    setNeedsCode(false)
  }
  const factor = { code: form.field('code'), remember: rememberDevice, onRememberChange: setRememberDevice }
  return { form, factor: needsCode ? factor : null, isPending, submit, goBack }
}

/** Renders the sign-in form. Wrong credentials are an error of the password field, a wrong code one of its own. */
export function SignInForm({ submitLabel, forgotLink, ...options }: SignInFormProps) {
  const t = useTranslations('auth')
  const { form, factor, isPending, submit, goBack } = useSignInForm(options)
  return (
    <Form form={form} pending={isPending} onSubmit={submit} className="grid gap-4">
      {factor ? (
        <SecondFactorFields {...factor} />
      ) : (
        <>
          <EmailField {...form.field('email')} autoComplete="username webauthn" />
          <PasswordField
            label={t('password')}
            {...form.field('password')}
            autoComplete="current-password"
            showLabel={t('showPassword')}
          />
          {forgotLink && <div className="-my-3">{forgotLink}</div>}
        </>
      )}
      <Button type="submit" pending={isPending}>
        {submitLabel}
      </Button>
      {factor && (
        <Button tone="ghost" icon="back" onClick={goBack}>
          {t('secondFactor.back')}
        </Button>
      )}
    </Form>
  )
}
