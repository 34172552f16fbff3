import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'

type SaveButtonProps = { form: { isChanged: boolean; isPending: boolean }; children: ReactNode }

/** Renders the submit button of a form of the settings, which can be used once a field has changed. */
export function SaveButton({ form: { isChanged, isPending }, children }: SaveButtonProps) {
  return (
    <Button
      type="submit"
      tone={isChanged ? 'primary' : 'soft'}
      disabled={!isChanged}
      pending={isPending}
      className="sm:justify-self-start"
    >
      {children}
    </Button>
  )
}
