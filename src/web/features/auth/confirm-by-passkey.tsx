import { useTranslations } from 'use-intl'
import { confirmByPasskey } from '#shared/passkeys/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { fetchPasskeyRequest, requestPasskey } from '#web/lib/passkeys.ts'
import { Button } from '#web/ui/button.tsx'

/** Renders the button with which users confirm by a passkey that it is them. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTranslations('auth.confirm')
  const { send, isPending } = useCommand(confirmByPasskey, {
    input: async (_: object) => {
      const response = await requestPasskey(await fetchPasskeyRequest(), 'dialog')
      return response && { body: { response } }
    },
    success: () => onConfirmed(),
    failure: t('failed'),
  })
  return (
    <Button tone="soft" icon="key" onClick={() => void send({})} pending={isPending}>
      {t('passkey')}
    </Button>
  )
}
