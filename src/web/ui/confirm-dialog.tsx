import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { ReactNode } from 'react'
import type { ButtonTone } from './button-variants.ts'
import { Button } from './button.tsx'
import { popupClasses, backdropClasses } from './dialog-classes.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  /** Red, unless given. */
  confirmTone?: ButtonTone
  cancelLabel: string
  onConfirm: () => void
  pending?: boolean
  /** Content between description and buttons, such as a link to export the data. */
  children?: ReactNode
}

/** Renders an alert dialog for what must not happen by mistake; the cancel button comes first and has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, confirmTone = 'danger' } = props
  const { cancelLabel, onConfirm, pending, children } = props
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClasses} />
        <AlertDialog.Popup className={popupClasses}>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-5">
            <AlertDialog.Title className="type-h2">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-text-2">{description}</AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <div className="grid gap-2 px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:grid-cols-2">
            <AlertDialog.Close render={<Button tone="soft">{cancelLabel}</Button>} />
            <Button tone={confirmTone} onClick={onConfirm} pending={pending ?? false}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
