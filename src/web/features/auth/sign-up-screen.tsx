import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Redirect } from 'wouter'
import { sessionQuery } from '#web/lib/session.ts'
import { AuthPage } from './auth-page.tsx'
import { SignUpClosedCard } from './sign-up-closed-card.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { SignInMethods } from './sign-in-methods.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignInOptionsLoader } from './sign-in-options-loader.tsx'
import { TextLink } from './text-link.tsx'

/** Renders the sign-up page; a note where sign-up is closed. */
export function SignUpScreen() {
  const t = useTranslations('auth')
  const { data: user } = useQuery(sessionQuery)
  const completeSignIn = useCompleteSignIn()
  if (user) return <Redirect to="/" replace />
  return (
    <AuthPage title={t('signUp.title')} lead={t('signUp.lead')} pose="cheer">
      <SignInOptionsLoader>
        {(options) => (
          <>
            {options.signUp ? (
              <SignInMethods options={options}>
                <SignUpForm submitLabel={t('signUp.submit')} onSignedUp={(created) => completeSignIn(created, '/')} />
              </SignInMethods>
            ) : (
              <SignUpClosedCard operator={options.operator} />
            )}
            <ExistingAccountLink />
          </>
        )}
      </SignInOptionsLoader>
    </AuthPage>
  )
}

function ExistingAccountLink() {
  const t = useTranslations('auth')
  return (
    <p className="flex flex-wrap items-center gap-x-2 border-t border-line pt-3 text-text-2 *:py-2.5">
      {t('signUp.known')} <TextLink to="/sign-in">{t('toSignIn')}</TextLink>
    </p>
  )
}
