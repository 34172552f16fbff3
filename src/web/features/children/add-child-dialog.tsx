import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type * as z from 'zod/mini'
import { addChild, newChild, type Child } from '#shared/children/contract.ts'
import { findFreeAvatar } from '#shared/children/rules.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { childrenQuery } from '#web/lib/children-query.ts'
import { FormDialog } from '#web/lib/form-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { toNewChild, emptyFields } from './child-fields.ts'
import { ChildForm } from './child-form.tsx'
import { useChildForm } from './use-child-form.ts'

type NewChild = z.output<typeof newChild>

type AddChildDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onAdded: (child: Child) => void
  /** Called after `onAdded`, unless another child is to be added. */
  onFinished: () => void
  /** Opens where others are invited; the message about the last child offers it. */
  onInvite?: (() => void) | undefined
}

/**
 * Renders the dialog that adds one child or several in a row, each with a picture of its own at first. What was typed is kept
 * until it is saved.
 */
export function AddChildDialog({ open, onOpenChange, onAdded, onFinished, onInvite }: AddChildDialogProps) {
  const t = useTranslations()
  const id = useId()
  const [addedName, setAddedName] = useState<string | null>(null)
  const { data: family = [] } = useQuery(childrenQuery)
  const form = useChildForm(newChild, 'add-child', { ...emptyFields, avatarUrl: findFreeAvatar(family) ?? '' })
  const { send, isPending, pending } = useCommand(addChild, {
    input: ({ body }: { body: NewChild; addAnother: boolean }) => ({ body }),
    success: (child, { addAnother }) => {
      form.clear()
      onAdded(child)
      setAddedName(addAnother ? child.name : null)
      if (addAnother) return focusNameField(form.element)
      onFinished()
      const action = onInvite && { label: t('children.inviteOther'), onClick: onInvite, isBelow: true }
      return { title: t('children.added', { name: child.name }), action }
    },
    onError: form.showError,
    failure: ({ body }) => t('children.addFailed', { name: body.name }),
  })

  const save = (button: HTMLElement | null) => {
    const body = form.check(toNewChild(form.values))
    if (body) void send({ body, addAnother: button?.dataset.then === 'another' })
  }

  return (
    <FormDialog
      open={open}
      form={form}
      onClose={() => {
        setAddedName(null)
        onOpenChange(false)
      }}
      title={t(family.length > 0 ? 'children.addNextTitle' : 'children.addTitle')}
      description={<output>{addedName === null ? t('children.addLead') : <AddedNote name={addedName} />}</output>}
      footer={
        // The Enter key uses the first submit button in document order.
        <div className="flex flex-col gap-x-2 gap-y-1 sm:flex-row-reverse">
          <Button type="submit" form={id} pending={pending?.addAnother === false} className="grow">
            {t('common.save')}
          </Button>
          <Button type="submit" form={id} tone="ghost" data-then="another" pending={pending?.addAnother === true}>
            {t('children.saveAndMore')}
          </Button>
        </div>
      }
    >
      <ChildForm id={id} form={form} pending={isPending} onSubmit={save} />
    </FormDialog>
  )
}

/** Renders that a child was added, in place of the lead: one line, so that nothing moves. */
function AddedNote({ name }: { name: string }) {
  const t = useTranslations('children')
  return (
    <span className="flex min-w-0 gap-1.5 font-medium text-leaf">
      <Icon name="check" size={18} className="shrink-0" />
      <span className="truncate">{t('added', { name })}</span>
    </span>
  )
}

const focusNameField = (form: HTMLFormElement | null) => {
  const name = form?.elements.namedItem('name')
  if (name instanceof HTMLElement) name.focus()
}
