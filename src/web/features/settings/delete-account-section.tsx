import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deleteUser, accountDeletion } from '#shared/auth/contract.ts'
import { ExportOffer } from '#web/ledger/export-link.tsx'
import { useCommandForm } from '#web/ledger/use-command-form.ts'
import { leaveApp } from '#web/lib/leave-app.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Form } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SettingsSection } from './settings-section.tsx'

type DeleteAccountSectionProps = {
  hasPassword: boolean
  /** The last member deletes the family with the account. */
  isLastMember: boolean
}

/** Renders a button that deletes the account after confirmation with the password, if there is one. */
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

function DeleteAccountDialog({ hasPassword, isLastMember, open, onOpenChange }: DeleteAccountDialogProps) {
  const t = useTranslations()
  const form = useCommandForm(
    deleteUser,
    accountDeletion,
    {
      initial: { password: '' },
      messages: { 'password.wrong_credentials': t('settings.wrongPassword') },
      fieldOfCode: { wrong_credentials: 'password' },
      toBody: (values) => (hasPassword ? values : {}),
    },
    { update: () => leaveApp(), failure: t('settings.deleteFailed') },
  )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('settings.deleteTitle')}
      description={isLastMember ? t('settings.deleteAlone') : t('settings.deleteTogether')}
      confirmLabel={t('settings.deleteConfirm')}
      cancelLabel={t('common.cancel')}
      onConfirm={form.submit}
      pending={form.isPending}
    >
      <ExportOffer />
      {hasPassword && (
        <Form form={form} pending={form.isPending} onSubmit={form.submit} className="-mx-1.5 px-1.5 pb-2">
          <PasswordField
            label={t('settings.deletePassword')}
            {...form.field('password')}
            required
            autoComplete="current-password"
            showLabel={t('settings.showPassword')}
          />
        </Form>
      )}
    </ConfirmDialog>
  )
}
