import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { findFirstField } from './focus.ts'

interface DialogForm {
  element: HTMLFormElement | null
  /** Whether a field differs from what it showed at first. */
  isChanged: boolean
  clear: () => void
  clearErrors: () => void
}

interface FormDialogProps {
  open: boolean
  title: string
  description?: ReactNode
  form: DialogForm
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/** Renders a dialog with a form that keeps what was typed when it is closed; opened again, it offers to start over. */
export function FormDialog({ open, form, onClose, children, ...dialog }: FormDialogProps) {
  const t = useTranslations('common')
  const [opening, setOpening] = useState({ open: false, hasDraft: false })
  if (opening.open !== open) setOpening({ open, hasDraft: open && form.isChanged })
  const close = () => {
    form.clearErrors()
    onClose()
  }
  return (
    <Dialog {...dialog} open={open} onOpenChange={(next) => !next && close()} closeLabel={t('close')}>
      {opening.hasDraft && <DraftNote form={form} />}
      {children}
    </Dialog>
  )
}

/** Renders that the form has what was typed before. Its room stays, so that starting over moves nothing. */
function DraftNote({ form }: { form: DialogForm }) {
  const t = useTranslations('common')
  const startOver = () => {
    form.clear()
    findFirstField(form.element)?.focus()
  }
  return (
    <div
      className={classNames(
        'mb-3 flex flex-wrap items-center justify-between gap-x-3 text-small text-text-2',
        !form.isChanged && 'invisible',
      )}
    >
      <p>{t('draftKept')}</p>
      <Button tone="ghost" size="compact" className="-mr-3" onClick={startOver}>
        {t('startOver')}
      </Button>
    </div>
  )
}
