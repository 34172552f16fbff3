import { useTranslations } from 'use-intl'
import { invite } from '#shared/families/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { InvitationLink } from './invitation-link.tsx'

type InviteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the dialog that creates a one-time invitation link. */
export function InviteDialog({ open, onOpenChange }: InviteDialogProps) {
  const t = useTranslations()
  const { send, isPending, response, reset } = useCommand(invite, { failure: t('families.inviteFailed') })

  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) reset()
    onOpenChange(isOpen)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('families.inviteTitle')}
      description={t('families.inviteText')}
      closeLabel={t('common.close')}
    >
      {response ? (
        <InvitationLink url={response.url} expiresAt={response.expiresAt} />
      ) : (
        <Button icon="link" onClick={() => void send({})} pending={isPending} className="w-full">
          {isPending ? t('families.making') : t('families.makeLink')}
        </Button>
      )}
    </Dialog>
  )
}
