import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/button.tsx'
import { usePasskeySignIn, type PasskeySignInOptions } from './use-passkey-sign-in.ts'

/** Renders a button that signs in with a passkey, on a page that can use them. */
export function PasskeyButton(options: PasskeySignInOptions) {
  const t = useTranslations('auth.signIn')
  const { signIn, isPending } = usePasskeySignIn(options)
  return (
    <Button tone="soft" icon="key" onClick={signIn} pending={isPending}>
      {t('passkey')}
    </Button>
  )
}
