import { useTranslations } from 'use-intl'
import { editUser } from '#shared/auth/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Renders that the server has a new version, until the user dismisses it. */
export function VersionNotice({ version }: { version: string }) {
  const t = useTranslations('settings.newVersion')
  const { send, isPending } = useCommand(editUser, { failure: t('failed') })
  return (
    <Banner
      kind="info"
      long
      className="min-[48rem]:col-span-2"
      action={
        <Button
          tone="soft"
          size="compact"
          onClick={() => void send({ body: { seenVersion: version } })}
          pending={isPending}
        >
          {t('dismiss')}
        </Button>
      }
    >
      <strong className="type-label block">{t('title', { version })}</strong>
      {t('where')}
    </Banner>
  )
}
