import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useParams } from 'wouter'
import { ApiError } from '#shared/contract/client.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { getInvitation } from '#shared/families/contract.ts'
import { useDateWords } from '#web/ledger/date-words.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { read } from '#web/lib/query.ts'
import { session } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextLink } from './agreement.tsx'
import { AuthPage } from './auth-page.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { JoinButton } from './join-button.tsx'
import { OrDivider, ProviderLink } from './provider-link.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignInOptionsLoader, type SignInOptions } from './sign-in-options-loader.tsx'

type Invitation = ResponseBody<typeof getInvitation>

/** Joining a family: whose it is, and the way in for who has an account and for who has none. */
export function InviteScreen() {
  const t = useTranslations()
  const { token } = useParams<{ token: string }>()
  // Asked once: accepting uses it up, and reading it again would only tell that.
  const invitation = useQuery({ ...read(getInvitation, { params: { token } }), staleTime: 'static' })
  const textOf = useProblemText()
  if (invitation.data) return <Invited token={token} invitation={invitation.data} />
  if (invitation.isPending) return null
  const gone = invitation.error instanceof ApiError
  return (
    <AuthPage
      title={t('auth.invite.goneTitle')}
      pose="think"
      foot={
        <span className="inline-flex min-h-11 items-center *:py-2.5">
          <TextLink to="/">{t('auth.toStart')}</TextLink>
        </span>
      }
    >
      <p className="text-text-2">{gone ? t('auth.invite.goneText') : textOf(invitation.error)}</p>
      {!gone && <Button onClick={() => void invitation.refetch()}>{t('common.retry')}</Button>}
    </AuthPage>
  )
}

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('auth.invite')
  const dateText = useDateWords()
  const timeZone = useTimeZone()
  const who = useQuery(session)
  const day = dateText(new Date(invitation.expiresAt), { day: 'numeric', month: 'long', timeZone })
  return (
    <AuthPage
      title={t('title', { name: invitation.invitedBy, family: invitation.family })}
      lead={t('text')}
      pose="cheer"
      foot={<p className="text-small">{t('validUntil', { day })}</p>}
    >
      {who.data && <JoinButton token={token} user={who.data} />}
      {who.data === null && (
        <SignInOptionsLoader>{(options) => <WaysIn token={token} options={options} />}</SignInOptionsLoader>
      )}
      {who.isError && !who.data && <LoadFailed error={who.error} retry={who.refetch} />}
    </AuthPage>
  )
}

function WaysIn({ token, options }: { token: string; options: SignInOptions }) {
  const t = useTranslations('auth')
  const [known, setKnown] = useState<'fresh' | 'known'>('fresh')
  const enter = useCompleteSignIn()
  const { localAccounts, provider } = options
  const forms = [
    {
      value: 'fresh' as const,
      label: t('invite.fresh'),
      panel: <SignUpForm invitation={token} submitLabel={t('invite.signUp')} onSignedUp={(user) => enter(user, '/')} />,
    },
    {
      value: 'known' as const,
      label: t('invite.known'),
      panel: (
        <SignInForm invitation={token} submitLabel={t('invite.knownSubmit')} onSignedIn={(user) => enter(user, '/')} />
      ),
    },
  ]
  return (
    <>
      {localAccounts && <Tabs label={t('toSignIn')} tabs={forms} value={known} onChange={setKnown} />}
      {localAccounts && provider && <OrDivider />}
      {provider && <ProviderLink provider={provider} invitation={token} tone={localAccounts ? 'soft' : 'primary'} />}
    </>
  )
}
