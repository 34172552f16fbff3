import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { childChanges, editChild, type Child } from '#shared/children/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { childChangesOf, fieldsOf } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildErrors } from './use-child-errors.ts'

type EditChildDialogProps = { child: Child; open: boolean; onOpenChange: (open: boolean) => void }

type Changes = z.output<typeof childChanges>
type Save = (body: Changes, whenDone: { saved: () => void; refused: (error: unknown) => boolean }) => void

/** Changes what is known about a child. */
export function EditChildDialog({ child, open, onOpenChange }: EditChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const saving = useMutation(write(editChild))
  const toast = useToast()
  const fail = useFailure()

  const save: Save = (body, { saved, refused }) => {
    if (saving.isPending) return
    saving.mutate(
      { params: { id: child.id }, body },
      {
        onSuccess: ({ name }) => {
          saved()
          toast({ title: t('children.saved', { name }) })
          onOpenChange(false)
        },
        onError: (error) => fail(t('children.editFailed'), error, refused(error)),
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('children.editTitle', { name: child.name })}
      closeLabel={t('common.close')}
      footer={
        <Button type="submit" form={id} pending={saving.isPending}>
          {t('common.save')}
        </Button>
      }
    >
      <KnownChildForm key={known(child)} id={id} child={child} save={save} />
    </Dialog>
  )
}

/** Another value whenever something in the form would be another one; points do not matter here. */
const known = (child: Child) => JSON.stringify([child.id, fieldsOf(child)])

function KnownChildForm({ id, child, save }: { id: string; child: Child; save: Save }) {
  const [fields, change, clear] = useDraft(`edit-child.${known(child)}`, fieldsOf(child))
  const errors = useChildErrors(childChanges)
  const submit = (form: HTMLFormElement) => {
    const body = errors.check(childChangesOf(fields), form)
    if (body) save(body, { saved: clear, refused: (error) => errors.refuse(error, form) })
  }
  return <ChildForm id={id} fields={fields} onChange={change} textOf={errors.textOf} editing onSubmit={submit} />
}
