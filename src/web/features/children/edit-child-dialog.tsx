import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { childChanges, editChild, type Child } from '#shared/children/contract.ts'
import type { EndpointInput } from '#shared/contract/endpoint.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { deleteDraft } from '#web/lib/drafts.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toChildChanges, toFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildForm, type ChildFormState } from './use-child-form.ts'

type EditChildDialogProps = { child: Child; open: boolean; onOpenChange: (open: boolean) => void }

type ChildEdit = Pick<EndpointInput<typeof editChild>, 'body'> & { form: ChildFormState }

/** Renders the dialog that edits a child. Closing it discards the draft. */
export function EditChildDialog({ child, open, onOpenChange }: EditChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const { send, isPending } = useCommand(editChild, {
    input: ({ body }: ChildEdit) => ({ params: { id: child.id }, body }),
    success: ({ name }, { form }) => {
      form.clear()
      onOpenChange(false)
      return { title: t('children.saved', { name }) }
    },
    onError: (error, { form }) => form.showError(error),
    failure: t('children.editFailed'),
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) deleteDraft(createDraftName(child))
        onOpenChange(isOpen)
      }}
      title={t('children.editTitle', { name: child.name })}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={id} pending={isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <EditChildForm
        key={createFieldsKey(child)}
        id={id}
        child={child}
        pending={isPending}
        onSave={(edit) => void send(edit)}
      />
    </Dialog>
  )
}

/** Returns a key that changes with the child and its form values, but not with its points. */
const createFieldsKey = (child: Child) => JSON.stringify([child.id, toFields(child)])

const createDraftName = (child: Child) => `edit-child.${createFieldsKey(child)}`

type EditChildFormProps = { id: string; child: Child; pending: boolean; onSave: (edit: ChildEdit) => void }

function EditChildForm({ child, onSave, ...frame }: EditChildFormProps) {
  const form = useChildForm(childChanges, createDraftName(child), toFields(child))
  const submit = () => {
    const body = form.check(toChildChanges(form.values))
    if (body) onSave({ body, form })
  }
  return <ChildForm {...frame} form={form} editing onSubmit={submit} />
}
