import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { childChanges, editChild, type Child } from '#shared/children/contract.ts'
import { forgetDraft, useDraft } from '#web/lib/draft.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { toChildChanges, toFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildForm } from './use-child-form.ts'

type EditChildDialogProps = { child: Child; open: boolean; onOpenChange: (open: boolean) => void }

type Changes = z.output<typeof childChanges>
type Save = (body: Changes, callbacks: { onSaved: () => void; onError: (error: unknown) => void }) => void

/** Renders the dialog that edits a child. Closing it discards the draft. */
export function EditChildDialog({ child, open, onOpenChange }: EditChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const saving = useMutation(write(editChild))
  const toast = useToast()

  const save: Save = (body, { onSaved, onError }) => {
    saving.mutate(
      { params: { id: child.id }, body },
      {
        onSuccess: ({ name }) => {
          onSaved()
          toast({ title: t('children.saved', { name }) })
          onOpenChange(false)
        },
        onError,
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) forgetDraft(draftName(child))
        onOpenChange(isOpen)
      }}
      title={t('children.editTitle', { name: child.name })}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={id} pending={saving.isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <EditChildForm key={fieldsKey(child)} id={id} child={child} pending={saving.isPending} save={save} />
    </Dialog>
  )
}

/** Changes with the child and its form values, but not with its points. */
const fieldsKey = (child: Child) => JSON.stringify([child.id, toFields(child)])

const draftName = (child: Child) => `edit-child.${fieldsKey(child)}`

type EditChildFormProps = { id: string; child: Child; pending: boolean; save: Save }

function EditChildForm({ child, save, ...form }: EditChildFormProps) {
  const [fields, change, clear] = useDraft(draftName(child), toFields(child))
  const { ref, check, failed, textOf } = useChildForm(childChanges)
  const t = useTranslations('children')
  const submit = () => {
    const body = check(toChildChanges(fields))
    if (body) save(body, { onSaved: clear, onError: failed(t('editFailed')) })
  }
  return <ChildForm {...form} ref={ref} fields={fields} onChange={change} textOf={textOf} editing onSubmit={submit} />
}
