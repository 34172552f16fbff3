import { useLocale, useTranslations } from 'use-intl'
import { newAccount, signUp, type User } from '#shared/auth/contract.ts'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { writeDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AgreementNotice } from './agreement-notice.tsx'
import { EmailField } from './email-field.tsx'
import { TextLink } from './text-link.tsx'

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
  const form = useCommandForm(
    signUp,
    newAccount,
    {
      draft: 'sign-up',
      initial: { name: '', email: '', password: '' },
      secrets: ['password'],
      messages: { 'email.email_taken': problem('email_taken') },
      fieldOfCode: { email_taken: 'email' },
      marksRequired: false,
      toBody: (values) => ({ ...values, language, timeZone: deviceTimeZone(), ...(invitation && { invitation }) }),
    },
    { success: onSignedUp, failure: t('signUp.failed') },
  )
  const error = form.errorOf('email')
  const isTaken = error === problem('email_taken')
  // An invitation has its own way to sign in, beside this form.
  const emailError = isTaken && !invitation ? <TakenError text={error} email={form.values.email} /> : error
  return (
    <Form form={form} pending={form.isPending} onSubmit={form.submit} className="grid gap-4">
      <TextField label={t('name')} {...form.field('name')} autoComplete="given-name" />
      <EmailField hint={t('emailHint')} {...form.field('email')} error={emailError} autoComplete="email" />
      <PasswordField
        label={t('password')}
        hint={t('passwordHint')}
        {...form.field('password')}
        autoComplete="new-password"
        showLabel={t('showPassword')}
      />
      <AgreementNotice action="sign-up" />
      <Button type="submit" pending={form.isPending}>
        {submitLabel}
      </Button>
    </Form>
  )
}

/** Renders that an address has an account, with a link to sign in with it. */
function TakenError({ text, email }: { text: string; email: string }) {
  const t = useTranslations('auth')
  return (
    <>
      <span>{text}</span>{' '}
      <TextLink to="/sign-in" onClick={() => writeDraft('sign-in', { email })}>
        {t('toSignIn')}
      </TextLink>
    </>
  )
}
