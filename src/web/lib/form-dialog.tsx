import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'

interface FormDialogProps {
  open: boolean
  title: string
  description?: string
  form: { clear: () => void }
  onClose: () => void
  children: ReactNode
}

/** Renders a dialog with a form; closing it by hand clears the fields and their stored draft. */
export function FormDialog({ open, form, onClose, ...dialog }: FormDialogProps) {
  const t = useTranslations('common')
  const close = () => {
    form.clear()
    onClose()
  }
  return <Dialog {...dialog} open={open} onOpenChange={(next) => !next && close()} closeLabel={t('close')} />
}
