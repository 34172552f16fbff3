import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { invite } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Makes a link that lets someone of the family in, once. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTranslations()
  const inviting = useMutation(write(invite))
  const fail = useFailure()

  const close = (next: boolean) => {
    if (!next) inviting.reset()
    onOpenChange(next)
  }
  const make = () => inviting.mutate({}, { onError: (error) => fail(t('families.inviteFailed'), error) })

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('families.inviteTitle')}
      description={t('families.inviteText')}
      closeLabel={t('common.close')}
    >
      {inviting.data ? (
        <InvitationLink url={inviting.data.url} expiresAt={inviting.data.expiresAt} />
      ) : (
        <Button icon="link" onClick={make} pending={inviting.isPending} className="w-full">
          {inviting.isPending ? t('families.making') : t('families.makeLink')}
        </Button>
      )}
    </Dialog>
  )
}
