import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { addChild, newChild, type Child } from '#shared/children/contract.ts'
import { useDraft } from '#web/lib/draft.ts'
import { write } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/use-toast.ts'
import { toNewChild, emptyFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildForm } from './use-child-form.ts'

type AddChildDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Not called when another child is to be added. */
  onAdded: (child: Child) => void
}

/** Renders the dialog that adds one child or several in a row. The draft survives a reload but not closing. */
export function AddChildDialog({ open, onOpenChange, onAdded }: AddChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const [fields, change, clear] = useDraft('add-child', emptyFields)
  const { ref, textOf, check, failed, clear: clearErrors } = useChildForm(newChild)
  const adding = useMutation(write(addChild))
  const toast = useToast()

  const changeOpen = (isOpen: boolean) => {
    if (!isOpen) {
      clear()
      clearErrors()
    }
    onOpenChange(isOpen)
  }

  const save = (button: HTMLElement | null) => {
    const body = check(toNewChild(fields))
    if (!body) return
    const addAnother = button?.dataset.then === 'another'
    adding.mutate(
      { body },
      {
        onSuccess: (child) => {
          toast({ title: t('children.added', { name: child.name }) })
          clear()
          if (addAnother) focusName(ref.current)
          else onAdded(child)
        },
        onError: failed(t('children.addFailed', { name: body.name })),
      },
    )
  }

  return (
    <Dialog
      open={open}
      onOpenChange={changeOpen}
      title={t('children.addTitle')}
      description={t('children.addLead')}
      closeLabel={t('common.close')}
      footer={
        // The Enter key uses the first submit button in document order.
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
      <ChildForm
        id={id}
        ref={ref}
        pending={adding.isPending}
        fields={fields}
        onChange={change}
        textOf={textOf}
        onSubmit={save}
      />
    </Dialog>
  )
}

const focusName = (form: HTMLFormElement | null) => {
  const name = form?.elements.namedItem('name')
  if (name instanceof HTMLElement) name.focus()
}
