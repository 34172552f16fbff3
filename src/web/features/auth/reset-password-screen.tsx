import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { useSearchParams } from 'wouter'
import { focusHeading } from '#web/lib/focus.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AuthPage } from './auth-page.tsx'
import { OperatorContact } from './sign-up-closed-card.tsx'
import { NewPasswordForm, RequestResetForm } from './reset-password-forms.tsx'
import { SignInOptionsLoader, type SignInOptions } from './sign-in-options-loader.tsx'
import { StandaloneLink } from './text-link.tsx'

/** Applies a state change that replaces the focused form and moves the focus to the new heading. */
const replaceForm = (update: () => void): void => {
  flushSync(update)
  focusHeading()
}

/** Renders the form for a new password if the URL has a token, else the form that requests a link. */
export function ResetPasswordScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token ? (
    <NewPasswordPage token={token} />
  ) : (
    <SignInOptionsLoader>{(options) => <RequestResetPage options={options} />}</SignInOptionsLoader>
  )
}

function NewPasswordPage({ token }: { token: string }) {
  const t = useTranslations('auth')
  const [done, setDone] = useState(false)
  if (done) {
    return (
      <AuthPage title={t('reset.doneTitle')} lead={t('reset.doneText')} pose="cheer">
        <StandaloneLink to="/sign-in">{t('toSignIn')}</StandaloneLink>
      </AuthPage>
    )
  }
  return (
    <AuthPage
      title={t('reset.newTitle')}
      lead={t('reset.newLead')}
      pose="write"
      footer={<StandaloneLink to="/reset-password">{t('reset.again')}</StandaloneLink>}
    >
      <NewPasswordForm token={token} onSaved={() => replaceForm(() => setDone(true))} />
    </AuthPage>
  )
}

function RequestResetPage({ options }: { options: SignInOptions }) {
  const t = useTranslations('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (!options.mail) return <NoMailPage operator={options.operator} />
  if (sentTo === null) {
    return (
      <AuthPage
        title={t('reset.requestTitle')}
        lead={t('reset.requestLead')}
        pose="think"
        footer={<BackToSignInLink />}
      >
        <RequestResetForm onSent={(email) => replaceForm(() => setSentTo(email))} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('reset.sentTitle')} pose="write" footer={<BackToSignInLink />}>
      <p className="wrap-anywhere">{t('reset.sentText', { email: sentTo })}</p>
      <Button tone="soft" onClick={() => setSentTo(null)}>
        {t('reset.otherAddress')}
      </Button>
    </AuthPage>
  )
}

const resetCommand = 'npx glowjar user reset ana@example.org'

function NoMailPage({ operator }: Pick<SignInOptions, 'operator'>) {
  const t = useTranslations('auth')
  return (
    <AuthPage title={t('reset.requestTitle')} pose="think" footer={<BackToSignInLink />}>
      <Card as="section" className="grid gap-2">
        <h2 className="type-h3">{t('reset.noMailTitle')}</h2>
        <p className="text-text-2">{t('reset.noMailText')}</p>
        <OperatorContact operator={operator} />
        <details className="group mt-2">
          <summary className="tap flex cursor-pointer list-none items-center gap-2 text-small font-medium text-text-2 [&::-webkit-details-marker]:hidden">
            {t('reset.noMailCommand')}
            <Icon name="down" size={16} className="group-open:rotate-180" />
          </summary>
          <code className="mt-1 block rounded-field bg-surface-2 px-3 py-2 text-small wrap-anywhere">
            {resetCommand}
          </code>
        </details>
      </Card>
    </AuthPage>
  )
}

function BackToSignInLink() {
  const t = useTranslations('auth')
  return <StandaloneLink to="/sign-in">{t('reset.back')}</StandaloneLink>
}
