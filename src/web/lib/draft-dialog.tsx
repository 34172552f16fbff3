import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'

interface DraftDialogProps {
  open: boolean
  title: string
  description?: string
  form: { clear: () => void }
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form; closing it by hand clears the fields. */
export function DraftDialog({ open, form, onClose, ...dialog }: DraftDialogProps) {
  const t = useTranslations('common')
  const close = () => {
    form.clear()
    onClose()
  }
  return <Dialog {...dialog} open={open} onOpenChange={(next) => !next && close()} closeLabel={t('close')} />
}
