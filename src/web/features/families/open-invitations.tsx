import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import { listInvitations, revokeInvitation } from '#shared/families/contract.ts'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'

type Members = User['family']['members']

/**
 * Renders the open invitations of the family, each with a button to withdraw it; nothing when there are none, nor before it is
 * known whether there are any.
 */
export function OpenInvitations({ members }: { members: Members }) {
  const t = useTranslations('families')
  const query = useQuery(read(listInvitations))
  if (query.isPending || query.data?.length === 0) return null
  return (
    <section className="grid gap-1">
      <h3 className="type-label">{t('openInvitations')}</h3>
      <QueryContent query={query} skeleton={null}>
        {(invitations) => (
          <ul className="grid">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} members={members} />
            ))}
          </ul>
        )}
      </QueryContent>
    </section>
  )
}

type InvitationRowProps = { invitation: ResponseBody<typeof listInvitations>[number]; members: Members }

function InvitationRow({ invitation: { id, by, expiresAt }, members }: InvitationRowProps) {
  const t = useTranslations('families')
  const formatDate = useFormatInstant()
  const { send, isPending } = useCommand(revokeInvitation, {
    success: () => ({ title: t('revoked') }),
    failure: t('revokeFailed'),
  })
  const name = members.find((member) => member.id === by)?.name ?? ''
  const day = formatDate(new Date(expiresAt), { day: 'numeric', month: 'long' })
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line py-2 not-first:border-t">
      <span className="min-w-0 flex-1 basis-44 text-small wrap-anywhere text-text-2">
        {t('openInvitation', { name, day })}
      </span>
      <Button
        tone="soft"
        size="compact"
        aria-label={t('revokeNamed', { name, day })}
        onClick={() => void send({ params: { id } })}
        pending={isPending}
      >
        {t('revoke')}
      </Button>
    </li>
  )
}
