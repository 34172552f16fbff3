import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Redirect, useSearchParams } from 'wouter'
import { removeLocale } from '#shared/locale/locale.ts'
import { toSafePath } from '#shared/locale/pages.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { AgreementNotice } from './agreement-notice.tsx'
import { AuthPage } from './auth-page.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { SignInMethods } from './sign-in-methods.tsx'
import { parseSignInError } from './sign-in-error.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignInOptionsLoader, type SignInOptions } from './sign-in-options-loader.tsx'
import { StandaloneLink } from './text-link.tsx'

/** Renders the sign-in page, with the error of an earlier attempt. */
export function SignInScreen() {
  const t = useTranslations('auth')
  const [search] = useSearchParams()
  const to = search.get('to')
  const error = parseSignInError(search.get('error'))
  const { data: user } = useQuery(sessionQuery)
  if (user) return <Redirect to={removeLocale(toSafePath(to))} replace />
  return (
    <AuthPage title={t('signIn.title')}>
      {error && <Banner kind={error === 'signed_out' ? 'info' : 'error'}>{t(`error.${error}`)}</Banner>}
      <SignInOptionsLoader>{(options) => <SignInContent options={options} to={to} />}</SignInOptionsLoader>
    </AuthPage>
  )
}

function SignInContent({ options, to }: { options: SignInOptions; to: string | null }) {
  const t = useTranslations('auth')
  const completeSignIn = useCompleteSignIn()
  const { provider, localAccounts, signUp } = options
  return (
    <>
      {!localAccounts && provider && <p className="text-text-2">{t('signIn.providerOnly', { name: provider.name })}</p>}
      <SignInMethods options={options} to={to} onSignedIn={(user) => completeSignIn(user, to)}>
        <SignInForm
          submitLabel={t('signIn.submit')}
          forgotLink={<StandaloneLink to="/reset-password">{t('signIn.forgot')}</StandaloneLink>}
          onSignedIn={(user) => completeSignIn(user, to)}
        />
      </SignInMethods>
      <div className="border-t border-line pt-2">
        {localAccounts && signUp && <StandaloneLink to="/sign-up">{t('toSignUp')}</StandaloneLink>}
        <AgreementNotice action="sign-in" />
      </div>
    </>
  )
}
