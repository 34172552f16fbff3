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
type Failed = (title: string) => (error: unknown) => void
type Save = (body: Changes, whenDone: { saved: () => void; failed: Failed }) => void

/** Changes what is known about a child. Closing it clears its fields. */
export function EditChildDialog({ child, open, onOpenChange }: EditChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const saving = useMutation(write(editChild))
  const toast = useToast()

  const save: Save = (body, { saved, failed }) => {
    saving.mutate(
      { params: { id: child.id }, body },
      {
        onSuccess: ({ name }) => {
          saved()
          toast({ title: t('children.saved', { name }) })
          onOpenChange(false)
        },
        onError: failed(t('children.editFailed')),
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) forgetDraft(draftOf(child))
        onOpenChange(next)
      }}
      title={t('children.editTitle', { name: child.name })}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={id} pending={saving.isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <KnownChildForm key={known(child)} id={id} child={child} pending={saving.isPending} save={save} />
    </Dialog>
  )
}

/** Another value whenever something in the form would be another one; points do not matter here. */
const known = (child: Child) => JSON.stringify([child.id, toFields(child)])

const draftOf = (child: Child) => `edit-child.${known(child)}`

type KnownChildFormProps = { id: string; child: Child; pending: boolean; save: Save }

function KnownChildForm({ child, save, ...frame }: KnownChildFormProps) {
  const [fields, change, clear] = useDraft(draftOf(child), toFields(child))
  const { ref, check, failed, textOf } = useChildForm(childChanges)
  const submit = () => {
    const body = check(toChildChanges(fields))
    if (body) save(body, { saved: clear, failed })
  }
  return <ChildForm {...frame} ref={ref} fields={fields} onChange={change} textOf={textOf} editing onSubmit={submit} />
}
