import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { signOut } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { leaveApp } from '#web/lib/leave-app.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders the question whether to sign out, for a link to `/api/logout` that may come from another site. */
export function SignOutScreen() {
  const t = useTranslations('auth.signOut')
  const { send, isPending } = useCommand(signOut, { update: () => leaveApp(), failure: t('failed') })
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <PosedMascot pose="sleep" size={96} />
      <h1 className="wrap-anywhere">{t('title')}</h1>
      <p className="max-w-80 text-text-2">{t('text')}</p>
      <div className="grid w-full max-w-80 gap-2">
        <Button onClick={() => void send({})} pending={isPending}>
          {t('submit')}
        </Button>
        <Link href="/" className={buttonClasses('soft')}>
          {t('stay')}
        </Link>
      </div>
    </div>
  )
}
