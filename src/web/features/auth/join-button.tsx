import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { acceptInvitation } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useProblemText } from '#web/lib/problem-text.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Renders a button with which a signed-in user accepts an invitation. */
export function JoinButton({ token, user }: { token: string; user: User }) {
  const t = useTranslations('auth.invite')
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const textOf = useProblemText()
  const join = useCommand(acceptInvitation, {
    success: ({ name, pictures }) => {
      // Pictures from other sites need the CSP of a new document.
      if (pictures) return location.assign('/')
      client.removeQueries({ type: 'inactive' })
      navigate('/', { replace: true })
      return { title: t('joined', { family: name }) }
    },
    failure: t('failed'),
  })
  return (
    <div className="grid gap-4">
      {join.error && <Banner kind="error">{textOf(join.error)}</Banner>}
      <p className="text-text-2">{t('signedInAs', { name: user.name })}</p>
      <Button onClick={() => void join.send({ params: { token } })} pending={join.isPending}>
        {t('submit')}
      </Button>
    </div>
  )
}
