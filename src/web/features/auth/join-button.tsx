import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { write } from '#web/lib/query.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/use-toast.ts'

/** Renders a button with which a signed-in user accepts an invitation. */
export function JoinButton({ token, user }: { token: string; user: User }) {
  const t = useTranslations('auth.invite')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const joining = useMutation(write(acceptInvitation))
  const toast = useToast()
  const fail = useFailure()
  const textOf = useProblemText()

  const join = () =>
    joining.mutate(
      { params: { token } },
      {
        onSuccess: (family) => {
          // Pictures from other sites need the CSP of a new document.
          if (family.pictures) return location.assign('/')
          client.removeQueries({ type: 'inactive' })
          toast({ title: t('joined', { family: family.name }) })
          navigate('/', { replace: true })
        },
        onError: (error) => fail(t('failed'), error),
      },
    )

  return (
    <div className="grid gap-4">
      {joining.isError && <Banner kind="error">{textOf(joining.error)}</Banner>}
      <p className="text-text-2">{t('signedInAs', { name: user.name })}</p>
      <Button onClick={join} pending={joining.isPending}>
        {t('submit')}
      </Button>
    </div>
  )
}
