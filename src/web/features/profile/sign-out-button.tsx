import { useTranslations } from 'use-intl'
import { signOut } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { leaveApp, signOutMessageMs } from '#web/lib/leave-app.ts'
import { Button } from '#web/ui/button.tsx'
import { showNotice } from '#web/ui/message.ts'

/** Renders a button that ends the session, clears the session storage and leaves the app. */
export function SignOutButton() {
  const t = useTranslations('profile')
  const { send, isPending } = useCommand(signOut, {
    update: () => {
      showNotice({ title: t('signedOut') })
      return leaveApp(signOutMessageMs)
    },
    failure: t('signOutFailed'),
  })
  return (
    <Button tone="ghost" icon="sign-out" onClick={() => void send({})} pending={isPending}>
      {t('signOut')}
    </Button>
  )
}
