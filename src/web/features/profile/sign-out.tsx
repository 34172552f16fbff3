import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { signOut } from '#shared/auth/contract.ts'
import { call } from '#web/lib/api.ts'
import { useFailure } from '#web/lib/failure.ts'
import { leaveApp, noticeTime } from '#web/lib/leave.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/use-toast.ts'

/** Renders a button that ends the session, clears the session storage and leaves the app. */
export function SignOut() {
  const t = useTranslations('profile')
  const fail = useFailure()
  const toast = useToast()
  const signingOut = useMutation({
    mutationFn: async () => {
      await call(signOut, {})
      toast({ title: t('signedOut') })
      return leaveApp(noticeTime)
    },
    onError: (error) => fail(t('signOutFailed'), error),
  })
  return (
    <Button tone="ghost" icon="door" onClick={() => signingOut.mutate()} pending={signingOut.isPending}>
      {t('signOut')}
    </Button>
  )
}
