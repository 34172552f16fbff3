import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteUser } from '#shared/auth/contract.ts'
import { ExportOffer } from '#web/ledger/export-link.tsx'
import { useCommand } from '#web/ledger/use-command.ts'
import { leaveApp } from '#web/lib/leave-app.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

type DeleteAccountSectionProps = {
  /** The last member deletes the family with the account. */
  isLastMember: boolean
}

/** Renders a button that deletes the account after a question. */
export function DeleteAccountSection(props: DeleteAccountSectionProps) {
  const t = useTranslations('settings')
  const [open, setOpen] = useState(false)
  const [dialogKey, setDialogKey] = useState(0)
  const openDialog = () => {
    setDialogKey(dialogKey + 1)
    setOpen(true)
  }
  return (
    <SettingsSection title={t('account')}>
      <p className="text-small text-text-2">{t('deleteHint')}</p>
      <Button tone="soft" icon="trash" className="text-negative!" onClick={openDialog}>
        {t('delete')}
      </Button>
      {dialogKey > 0 && <DeleteAccountDialog key={dialogKey} {...props} open={open} onOpenChange={setOpen} />}
    </SettingsSection>
  )
}

type DeleteAccountDialogProps = DeleteAccountSectionProps & { open: boolean; onOpenChange: (open: boolean) => void }

function DeleteAccountDialog({ isLastMember, open, onOpenChange }: DeleteAccountDialogProps) {
  const t = useTranslations()
  const { send, isPending } = useCommand(deleteUser, {
    update: () => leaveApp(),
    failure: t('settings.deleteFailed'),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.deleteTitle')}
      description={isLastMember ? t('settings.deleteAlone') : t('settings.deleteTogether')}
      confirmLabel={t('settings.deleteConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void send({})}
      pending={isPending}
    >
      <ExportOffer />
    </ConfirmDialog>
  )
}
