import { Dialog as Base } from '@base-ui/react/dialog'
import { memo, useDeferredValue, useRef, type ReactNode } from 'react'
import { findFirstField } from '#web/lib/focus.ts'
import { isTouchDevice } from '#web/lib/media.ts'
import { classNames } from './class-names.ts'
import { popupClasses, backdropClasses } from './dialog-classes.ts'
import { IconButton } from './icon-button.tsx'

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  description?: ReactNode
  /** Buttons below the scrolling body. */
  footer?: ReactNode
  /** Returns what has the focus once it has closed; undefined for what had it before. */
  findFinalFocus?: () => HTMLElement | null | undefined
  children: ReactNode
}

/** Returns whether an event is about a message, which stands beside the dialog. */
const isInMessagePlace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-messages]') !== null

/** Renders its children, and while the dialog closes those that it had when it was open. */
const KeptWhileClosing = memo(
  ({ children }: { open: boolean; children: ReactNode }) => children,
  (_, { open }) => !open,
)

/**
 * Renders a modal dialog: a bottom sheet on phones, centred from 600 px on. What it shows stays until it is
 * closed; then its content unmounts. It opens with the focus in its first field, or without one, and on a touch device, where a keyboard would cover it, on itself; or in any case in
 * the field with `data-initial-focus`, for which it was opened.
 */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, closeLabel, description, footer, findFinalFocus, children } = props
  const popup = useRef<HTMLDivElement>(null)
  // The tap is answered by what was tapped: a long form takes longer to render than a frame.
  const isReady = useDeferredValue(open, false)
  const findInitialFocus = () =>
    popup.current?.querySelector<HTMLElement>('[data-initial-focus]') ??
    (isTouchDevice() ? null : findFirstField(popup.current)) ??
    popup.current
  return (
    <Base.Root
      open={open && isReady}
      onOpenChange={(next, details) => {
        if (isInMessagePlace(details.event.target)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          ref={popup}
          data-sheet=""
          initialFocus={findInitialFocus}
          finalFocus={() => findFinalFocus?.() ?? true}
          className={popupClasses}
        >
          <KeptWhileClosing open={open}>
            <header className="flex items-center gap-2 pt-3 pr-2 pl-5">
              <Base.Title className="type-h2 min-w-0 flex-1 py-2">{title}</Base.Title>
              <Base.Close render={<IconButton icon="close" aria-label={closeLabel} />} />
            </header>
            <div
              className={classNames(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1',
                'has-data-form-end:scroll-pb-36 has-data-form-end:pb-0',
                footer ? 'pb-4' : 'pb-[max(1.25rem,env(safe-area-inset-bottom))]',
              )}
            >
              {description && (
                <Base.Description className="mb-3 text-small text-text-2">{description}</Base.Description>
              )}
              {children}
            </div>
            {footer && (
              <footer className="grid gap-2 border-t border-line px-5 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            )}
          </KeptWhileClosing>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
