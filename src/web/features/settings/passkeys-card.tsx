import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { listPasskeys } from '#shared/passkeys/contract.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useAddPasskey } from './use-add-passkey.ts'

/** Renders the passkeys of the user, and a button to add one where this page can use them. */
export function PasskeysCard() {
  const t = useTranslations('passkeys')
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <QueryContent query={useQuery(read(listPasskeys))} skeleton={<Skeleton className="h-14" />}>
        {(passkeys) =>
          passkeys.length > 0 && (
            <ul className="grid">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        }
      </QueryContent>
      <AddPasskey />
    </SettingsSection>
  )
}

function AddPasskey() {
  const t = useTranslations('passkeys')
  const { data } = useQuery(read(getSignInOptions))
  const { add, isPending } = useAddPasskey()
  if (!data) return null
  if (!canUsePasskeys(data.passkeyHost)) {
    const isElsewhere = data.passkeyHost !== null && data.passkeyHost !== location.hostname
    return (
      <p className="text-small text-text-2">
        {isElsewhere ? t('otherAddress', { host: data.passkeyHost ?? '' }) : t('needsHttps')}
      </p>
    )
  }
  return (
    <Button tone="soft" icon="plus" onClick={add} pending={isPending}>
      {t('add')}
    </Button>
  )
}
