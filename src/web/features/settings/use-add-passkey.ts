import { useTranslations } from 'use-intl'
import { addPasskey } from '#shared/passkeys/contract.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { createPasskey, isKnownPasskeyError } from '#web/lib/passkeys.ts'
import { useFormatDevice } from './use-format-device.ts'

/** Returns `add`, which lets the user create a passkey and adds it under the name of this browser. */
export const useAddPasskey = () => {
  const t = useTranslations()
  const formatDevice = useFormatDevice()
  const { send, isPending } = useCommand(addPasskey, {
    input: async () => {
      const response = await createPasskey()
      return response && { body: { name: formatDevice(navigator.userAgent), response } }
    },
    success: ({ name }) => ({ title: t('passkeys.added', { name }) }),
    failure: (_: void, error) =>
      isKnownPasskeyError(error)
        ? { title: t('passkeys.addFailed'), description: t('accountErrors.passkey_known') }
        : t('passkeys.addFailed'),
  })
  return { add: () => void send(), isPending }
}
