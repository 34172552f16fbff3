import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { childChanges, editChild, type Child } from '#shared/children/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { toChildChanges, toFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildForm } from './use-child-form.ts'

type EditChildDialogProps = { child: Child; open: boolean; onOpenChange: (open: boolean) => void }

/** Renders the dialog that edits a child. What was typed is kept until it is saved. */
export function EditChildDialog({ child, open, onOpenChange }: EditChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const initial = toFields(child, t('children.aliasSeparator'))
  const form = useChildForm(childChanges, `edit-child.${child.id}`, initial)
  const close = () => onOpenChange(false)
  const { send, isPending } = useCommand(editChild, {
    success: ({ name }) => {
      form.clear()
      close()
      return { title: t('children.saved', { name }) }
    },
    onError: form.showError,
    failure: t('children.editFailed'),
  })
  const submit = () => {
    const body = form.check(toChildChanges(form.values, initial))
    if (body) void send({ params: { id: child.id }, body })
  }
  return (
    <FormDialog
      open={open}
      form={form}
      onClose={close}
      title={t('children.editTitle', { name: child.name })}
      footer={
        <Button type="submit" form={id} pending={isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <ChildForm id={id} form={form} pending={isPending} editing onSubmit={submit} />
    </FormDialog>
  )
}
