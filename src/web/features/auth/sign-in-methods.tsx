import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { SignInOptions } from './sign-in-options-loader.tsx'

type SignInMethodsProps = {
  options: SignInOptions
  invitation?: string
  to?: string | null
  /** The form for an account of this server. */
  children: ReactNode
}

/** Renders the form and a link to the OpenID provider, or the one that this server allows. */
export function SignInMethods({ options, invitation, to, children }: SignInMethodsProps) {
  const t = useTranslations('auth')
  const { provider, localAccounts } = options
  const query = new URLSearchParams({ provider: provider?.id ?? '' })
  if (invitation) query.set('invitation', invitation)
  if (to) query.set('to', to)
  return (
    <>
      {localAccounts && children}
      {localAccounts && provider && <OrDivider />}
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
