import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SaveButtonProps = { form: { isChanged: boolean; isPending: boolean }; children: ReactNode }

let labelOfGone: string | null = null

/** Keeps the focus on the button when its form is mounted anew, because what it edits was saved. */
const useKeepFocus = () => {
  const ref = useRef<HTMLButtonElement>(null)
  // External system: the document's focus. A button that is replaced leaves its label for the same commit only.
  useLayoutEffect(() => {
    const button = ref.current
    if (button && button.textContent === labelOfGone) button.focus({ preventScroll: true })
    return () => {
      if (!button || document.activeElement !== button) return
      labelOfGone = button.textContent
      queueMicrotask(() => (labelOfGone = null))
    }
  }, [])
  return ref
}

/** Renders the submit button of a form of the settings, which can be used once a field has changed; it keeps the focus. */
export function SaveButton({ form: { isChanged, isPending }, children }: SaveButtonProps) {
  const ref = useKeepFocus()
  return (
    <Button
      ref={ref}
      type="submit"
      tone={isChanged ? 'primary' : 'soft'}
      inactive={!isChanged}
      pending={isPending}
      className="sm:justify-self-start"
    >
      {children}
    </Button>
  )
}
