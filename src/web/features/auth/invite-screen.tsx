import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useParams } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { ApiError } from '#shared/contract/client.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { getInvitation } from '#shared/families/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useProblemText } from '#web/lib/problem-text.ts'
import { read } from '#web/lib/query.ts'
import { sessionQuery } from '#web/lib/session.ts'
import { Waiting } from '#web/lib/waiting.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { AuthPage } from './auth-page.tsx'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { JoinButton } from './join-button.tsx'
import { SignInMethods } from './sign-in-methods.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { SignInOptionsLoader, type SignInOptions } from './sign-in-options-loader.tsx'
import { StandaloneLink } from './text-link.tsx'

type Invitation = ResponseBody<typeof getInvitation>

/** Renders an invitation and the ways to accept it: sign up, sign in, or join with the current account. */
export function InviteScreen() {
  const t = useTranslations()
  const { token } = useParams<{ token: string }>()
  // Never refetched: after acceptance the server would respond with an error.
  const invitation = useQuery({ ...read(getInvitation, { params: { token } }), staleTime: 'static' })
  const problemText = useProblemText()
  if (invitation.data) return <ValidInvitation token={token} invitation={invitation.data} />
  if (invitation.isPending) return <Waiting>{null}</Waiting>
  const isInvalid = invitation.error instanceof ApiError
  return (
    <AuthPage
      title={t('auth.invite.goneTitle')}
      pose="think"
      footer={<StandaloneLink to="/">{t('auth.toStart')}</StandaloneLink>}
    >
      <p className="text-text-2">{isInvalid ? t('auth.invite.goneText') : problemText(invitation.error)}</p>
      {!isInvalid && <Button onClick={() => void invitation.refetch()}>{t('common.retry')}</Button>}
    </AuthPage>
  )
}

function ValidInvitation({ token, invitation }: { token: string; invitation: Invitation }) {
  const t = useTranslations('auth.invite')
  const dateText = useFormatInstant()
  const user = useQuery(sessionQuery)
  const day = dateText(new Date(invitation.expiresAt), { day: 'numeric', month: 'long' })
  return (
    <AuthPage
      title={t('title', { name: invitation.invitedBy, family: invitation.family })}
      lead={t('text')}
      pose="cheer"
      footer={<p className="text-small">{t('validUntil', { day })}</p>}
    >
      {user.isPending && <Waiting>{null}</Waiting>}
      {user.data && <JoinButton token={token} user={user.data} />}
      {user.data === null && (
        <SignInOptionsLoader>{(options) => <JoinForms token={token} options={options} />}</SignInOptionsLoader>
      )}
      {user.isError && !user.data && <LoadFailed error={user.error} retry={user.refetch} />}
    </AuthPage>
  )
}

function JoinForms({ token, options }: { token: string; options: SignInOptions }) {
  const t = useTranslations('auth')
  const [tab, setTab] = useState<'sign-up' | 'sign-in'>('sign-up')
  const completeSignIn = useCompleteSignIn()
  const onSuccess = (user: User) => completeSignIn(user, '/')
  const tabs = [
    {
      value: 'sign-up' as const,
      label: t('invite.fresh'),
      panel: <SignUpForm invitation={token} submitLabel={t('invite.signUp')} onSignedUp={onSuccess} />,
    },
    {
      value: 'sign-in' as const,
      label: t('invite.known'),
      panel: <SignInForm invitation={token} submitLabel={t('invite.knownSubmit')} onSignedIn={onSuccess} />,
    },
  ]
  return (
    <SignInMethods options={options} invitation={token} onSignedIn={onSuccess}>
      <Tabs label={t('toSignIn')} tabs={tabs} value={tab} onChange={setTab} />
    </SignInMethods>
  )
}
