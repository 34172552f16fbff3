import { useTranslations } from 'use-intl'
import { deletePasskey, editPasskey, passkeyChanges, type Passkey } from '#shared/passkeys/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { useForm } from '#web/lib/form.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, FormButtons } from '#web/ui/form.tsx'

type RenamePasskeyDialogProps = { passkey: Passkey; open: boolean; onClose: () => void }

/** Renders the dialog that renames a passkey. */
export function RenamePasskeyDialog({ passkey: { id, name }, open, onClose }: RenamePasskeyDialogProps) {
  const t = useTranslations('passkeys')
  const form = useForm(passkeyChanges, { draft: `passkey.${id}`, initial: { name } })
  const { send, isPending } = useCommand(editPasskey, {
    success: () => {
      form.clear()
      onClose()
      return { title: t('renamed') }
    },
    onError: form.showError,
    failure: t('renameFailed'),
  })
  const submit = () => {
    const body = form.check(form.values)
    if (body) void send({ params: { id }, body })
  }
  return (
    <FormDialog open={open} title={t('renameTitle')} form={form} onClose={onClose}>
      <Form form={form} pending={isPending} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <TextField {...form.field('name')} label={t('name')} autoComplete="off" />
        <FormButtons>
          <Button type="submit" pending={isPending} className="w-full">
            {t('save')}
          </Button>
        </FormButtons>
      </Form>
    </FormDialog>
  )
}

type RemovePasskeyDialogProps = { passkey: Passkey; open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the confirmation before a passkey is removed. */
export function RemovePasskeyDialog({ passkey: { id, name }, open, onOpenChange }: RemovePasskeyDialogProps) {
  const t = useTranslations()
  const { send, isPending } = useCommand(deletePasskey, {
    success: () => {
      onOpenChange(false)
      return { title: t('passkeys.removed', { name }) }
    },
    failure: t('passkeys.removeFailed', { name }),
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('passkeys.removeTitle', { name })}
      description={t('passkeys.removeText')}
      confirmLabel={t('passkeys.remove')}
      cancelLabel={t('common.cancel')}
      onConfirm={() => void send({ params: { id } })}
      pending={isPending}
    />
  )
}
