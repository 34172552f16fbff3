import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Redirect } from 'wouter'
import { session } from '#web/lib/session.ts'
import { AuthPage } from './auth-page.tsx'
import { TextLink } from './agreement.tsx'
import { ClosedNote } from './closed-note.tsx'
import { useEnter } from './enter.ts'
import { Or, ProviderLink } from './provider-link.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { WithOptions } from './with-options.tsx'

/** Making an account; says so kindly where new ones are closed. */
export function SignUpScreen() {
  const t = useTranslations('auth')
  const who = useQuery(session)
  const enter = useEnter()
  if (who.data) return <Redirect to="/" replace />
  return (
    <AuthPage title={t('signUp.title')} lead={t('signUp.lead')} pose="cheer" foot={<Known />}>
      <WithOptions>
        {({ signUp, localAccounts, provider, operator }) =>
          signUp ? (
            <>
              {localAccounts && <SignUpForm submitLabel={t('signUp.submit')} onSignedUp={(user) => enter(user, '/')} />}
              {localAccounts && provider && <Or />}
              {provider && <ProviderLink provider={provider} look={localAccounts ? 'soft' : 'primary'} />}
            </>
          ) : (
            <ClosedNote operator={operator} />
          )
        }
      </WithOptions>
    </AuthPage>
  )
}

function Known() {
  const t = useTranslations('auth')
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-2 *:py-2.5">
      {t('signUp.known')} <TextLink to="/sign-in">{t('toSignIn')}</TextLink>
    </p>
  )
}
