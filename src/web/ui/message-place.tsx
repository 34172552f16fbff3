import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { focusHeading } from '#web/lib/focus.ts'
import { classNames } from './class-names.ts'
import { MessageBox } from './message-box.tsx'
import { clearMessages, useMessage, useMessageSlot, type ShownMessage } from './message.ts'
import { placeBesideDialog } from './place-beside-dialog.ts'
import { useIsDialogOpen } from './use-is-dialog-open.ts'

/** Returns props and functions that move the focus to the button of the message and back to where it was. */
const useFocusJump = () => {
  const place = useRef<HTMLElement>(null)
  const origin = useRef<EventTarget | null>(null)
  const goBack = useCallback(() => {
    if (origin.current instanceof HTMLElement && origin.current.isConnected)
      origin.current.focus({ preventScroll: true })
    else focusHeading()
  }, [])
  // External system: the keyboard. F6 moves between the regions of a page.
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      const button = place.current?.querySelector<HTMLElement>(':not([hidden]) > button')
      if (event.key !== 'F6' || !button) return
      event.preventDefault()
      if (document.activeElement === button) goBack()
      else button.focus()
    }
    document.addEventListener('keydown', jump)
    return () => document.removeEventListener('keydown', jump)
  }, [goBack])
  const onFocus = ({ relatedTarget }: React.FocusEvent) => {
    origin.current = relatedTarget
  }
  return { props: { ref: place, onFocus }, goBack }
}

/**
 * Returns the message to show, without one from before the dialog while a dialog covers the page; and whether such a
 * message is back.
 */
const useMessageBesideDialog = (isCovered: boolean): { message: ShownMessage | null; isBack: boolean } => {
  const message = useMessage()
  const [before, setBefore] = useState({ isCovered, id: 0 })
  if (before.isCovered !== isCovered) setBefore({ isCovered, id: isCovered ? (message?.id ?? 0) : before.id })
  const isFromBefore = message !== null && message.id <= before.id
  return { message: isCovered && isFromBefore ? null : message, isBack: !isCovered && isFromBefore }
}

/**
 * Renders the one place for messages: above the bottom bar, or in the `MessageSlot` of the screen while no dialog
 * covers it. Beside a dialog it shows only messages from while that is open. It is empty or filled, and nothing else
 * moves.
 */
export function MessagePlace({ label }: { label: string }) {
  const slot = useMessageSlot()
  const isCovered = useIsDialogOpen()
  const { message, isBack } = useMessageBesideDialog(isCovered)
  const jump = useFocusJump()
  const besideDialog = isCovered ? message?.id : undefined
  // External system: the layout of the browser.
  useLayoutEffect(() => {
    const place = document.querySelector<HTMLElement>('[data-messages]')
    return besideDialog === undefined || !place ? undefined : placeBesideDialog(place)
  }, [besideDialog])
  // External system: the store.
  useEffect(() => clearMessages, [])
  const isInSlot = slot !== null && !isCovered
  const place = isInSlot
    ? inSlotClasses
    : classNames(fixedClasses, !isCovered && aboveBarClasses, !isCovered && atTheRightClasses)
  return createPortal(
    // With `aria-live`, Base UI keeps it accessible beside a dialog.
    <section
      {...jump.props}
      aria-label={label}
      aria-live="off"
      data-messages=""
      className={classNames('pointer-events-none grid grid-cols-1', isBack && '[&_.animate-fade]:animate-none', place)}
    >
      <MessageBox message={message} isInSlot={isInSlot} onDone={jump.goBack} />
    </section>,
    isInSlot ? slot : document.body,
  )
}

const inSlotClasses = 'absolute inset-x-0 top-0 min-h-full'
const fixedClasses = 'fixed inset-x-4 z-60 mx-auto max-w-120'
const atTheRightClasses =
  'landscape:right-[max(1rem,env(safe-area-inset-right))] landscape:left-auto landscape:w-[min(31rem,100%-var(--left-rail)-2rem)] landscape:max-w-none'

// The prompt to install the app stands above the bar, too. The forms of visitors have their button at the bottom, the chat its field.
const aboveBarClasses = [
  'bottom-[calc(var(--bottom-bar)+var(--message-gap))]',
  '[:root:has([data-sheet=install],[data-auth])_&]:top-3 [:root:has([data-sheet=install],[data-auth])_&]:bottom-auto',
  '[:root:has([data-composer])_&]:bottom-[calc(var(--composer,6rem)+1rem+var(--offline-strip,0rem))]',
].join(' ')
