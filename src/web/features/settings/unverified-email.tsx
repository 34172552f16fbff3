import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getSignInOptions, requestEmailVerification } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { read } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'

/** Renders the hint that the address is not verified with a button that mails a link; nothing where no mail is set up. */
export function UnverifiedEmail() {
  const t = useTranslations('settings')
  const { data: options } = useQuery(read(getSignInOptions))
  const { send, isPending } = useCommand(requestEmailVerification, {
    success: () => ({ title: t('emailVerifySent') }),
    failure: t('emailVerifyFailed'),
  })
  if (!options?.mail) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
      <span>{t('emailUnverified')}</span>
      <Button tone="soft" size="compact" onClick={() => void send({})} pending={isPending}>
        {t('emailVerify')}
      </Button>
    </div>
  )
}
