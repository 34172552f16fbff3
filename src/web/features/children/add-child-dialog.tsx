import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { addChild, newChild, type Child } from '#shared/children/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { useFailure } from '#web/lib/failure.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { newChildOf, noFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildErrors } from './use-child-errors.ts'

type AddChildDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** A child was saved, and no other one is to follow. */
  onAdded: (child: Child) => void
}

/** Adds a child, or one after the other. What is typed outlives a reload; closing empties it. */
export function AddChildDialog({ open, onOpenChange, onAdded }: AddChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const [fields, change, clear] = useDraft('add-child', noFields)
  const errors = useChildErrors(newChild)
  const adding = useMutation(write(addChild))
  const toast = useToast()
  const fail = useFailure()

  const close = (next: boolean) => {
    if (!next) {
      clear()
      errors.clear()
    }
    onOpenChange(next)
  }

  const save = (form: HTMLFormElement, button: HTMLElement | null) => {
    if (adding.isPending) return
    const body = errors.check(newChildOf(fields), form)
    if (!body) return
    const another = button?.dataset.then === 'another'
    adding.mutate(
      { body },
      {
        onSuccess: (child) => {
          toast({ title: t('children.added', { name: child.name }) })
          clear()
          if (another) focusName(form)
          else onAdded(child)
        },
        onError: (error) => fail(t('children.addFailed', { name: body.name }), error, errors.refuse(error, form)),
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={t('children.addTitle')}
      description={t('children.addLead')}
      closeLabel={t('common.close')}
      footer={
        // The first one is what the Enter key presses; on the page it stands at the right.
        <div className="flex flex-row-reverse flex-wrap gap-2">
          <Button type="submit" form={id} pending={adding.isPending} className="grow">
            {t('common.save')}
          </Button>
          <Button type="submit" form={id} tone="soft" data-then="another" className="grow">
            {t('children.saveAndMore')}
          </Button>
        </div>
      }
    >
      <ChildForm id={id} fields={fields} onChange={change} textOf={errors.textOf} onSubmit={save} />
    </Dialog>
  )
}

const focusName = (form: HTMLFormElement) => {
  const name = form.elements.namedItem('name')
  if (name instanceof HTMLElement) name.focus()
}
