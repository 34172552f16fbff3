import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { invite } from '#shared/families/contract.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the dialog that creates a one-time invitation link. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTranslations()
  const inviting = useMutation(write(invite))
  const fail = useFailure()

  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) inviting.reset()
    onOpenChange(isOpen)
  }
  const createLink = () => inviting.mutate({}, { onError: (error) => fail(t('families.inviteFailed'), error) })

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('families.inviteTitle')}
      description={t('families.inviteText')}
      closeLabel={t('common.close')}
    >
      {inviting.data ? (
        <InvitationLink url={inviting.data.url} expiresAt={inviting.data.expiresAt} />
      ) : (
        <Button icon="link" onClick={createLink} pending={inviting.isPending} className="w-full">
          {inviting.isPending ? t('families.making') : t('families.makeLink')}
        </Button>
      )}
    </Dialog>
  )
}
