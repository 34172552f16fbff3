import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import { canUsePasskeys } from '#web/lib/passkeys.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import type { SignInOptions } from './sign-in-options-loader.tsx'

type SignInMethodsProps = {
  options: SignInOptions
  invitation?: string
  to?: string | null
  /** Called after a sign-in with a passkey; absent where only new accounts are created. */
  onSignedIn?: (user: User) => void
  /** The form for an account of this server. */
  children: ReactNode
}

/** Renders the form, a button for passkeys and a link to the OpenID provider, as far as this server allows them. */
export function SignInMethods({ options, invitation, to, onSignedIn, children }: SignInMethodsProps) {
  const t = useTranslations('auth')
  const { provider, localAccounts, passkeyHost } = options
  const hasPasskeys = onSignedIn !== undefined && canUsePasskeys(passkeyHost)
  const query = new URLSearchParams({ provider: provider?.id ?? '' })
  if (invitation) query.set('invitation', invitation)
  if (to) query.set('to', to)
  return (
    <>
      {localAccounts && children}
      {localAccounts && (provider !== null || hasPasskeys) && <OrDivider />}
      {hasPasskeys && <PasskeyButton invitation={invitation} onSignedIn={onSignedIn} />}
      {provider && (
        <a href={`/api/login?${query}`} className={buttonClasses(localAccounts ? 'soft' : 'primary')}>
          <Icon name="key" size={20} />
          {t('provider', { name: provider.name })}
        </a>
      )}
    </>
  )
}

function OrDivider() {
  const t = useTranslations('auth')
  return (
    <p className="flex items-center gap-3 text-small text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('or')}
    </p>
  )
}
