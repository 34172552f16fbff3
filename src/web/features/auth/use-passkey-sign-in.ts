import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { signInWithPasskey, type PasskeyRequestOptions } from '#shared/passkeys/contract.ts'
import { challengeMinutes } from '#shared/passkeys/rules.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { cancelPasskeyRequest, canSuggestPasskeys, fetchPasskeyRequest, requestPasskey } from '#web/lib/passkeys.ts'

type PasskeySource = Parameters<typeof requestPasskey>[1]

export interface PasskeySignInOptions {
  invitation?: string | undefined
  onSignedIn: (user: User) => void
}

// Well before the challenge of the request expires.
const renewalMs = (challengeMinutes - 2) * 60_000

/**
 * Returns `signIn`, which lets the user choose a passkey and signs in with it. Meanwhile the browser suggests passkeys in
 * the field for the address.
 */
export const usePasskeySignIn = ({ invitation, onSignedIn }: PasskeySignInOptions) => {
  const t = useTranslations('auth')
  const { send, pending } = useCommand(signInWithPasskey, {
    input: async ({ source, options }: { source: PasskeySource; options?: PasskeyRequestOptions }) => {
      const response = await requestPasskey(options ?? (await fetchPasskeyRequest()), source)
      return response && { body: { response, ...(invitation !== undefined && { invitation }) } }
    },
    success: onSignedIn,
    failure: t('signIn.failed'),
  })

  // Without suggestions where the options cannot be loaded: the user has asked for nothing yet.
  const suggest = async () => {
    const options = (await canSuggestPasskeys()) ? await fetchPasskeyRequest().catch(() => null) : null
    if (options) void send({ source: 'suggestions', options })
  }
  const startSuggesting = useEffectEvent(suggest)

  // External system: the browser, which waits for the user to choose a suggestion.
  useEffect(() => {
    void startSuggesting()
    const renewal = setInterval(() => void startSuggesting(), renewalMs)
    return () => {
      clearInterval(renewal)
      cancelPasskeyRequest()
    }
  }, [])

  const signIn = async () => {
    if (!(await send({ source: 'dialog' }))) await suggest()
  }
  return { signIn: () => void signIn(), isPending: pending?.source === 'dialog' }
}
