import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#web/ui/dialog.tsx'

interface DraftDialogProps {
  open: boolean
  title: string
  /** The draft that is written in it. */
  writing: { clear: () => void }
  onClose: () => void
  children: ReactNode
}

/** A dialog in which a draft is written: closing it by hand clears its fields. */
export function DraftDialog({ open, title, writing, onClose, children }: DraftDialogProps) {
  const t = useTranslations('common')
  const close = () => {
    writing.clear()
    onClose()
  }
  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()} title={title} closeLabel={t('close')}>
      {children}
    </Dialog>
  )
}
