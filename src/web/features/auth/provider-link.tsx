import { useTranslations } from 'use-intl'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icons.tsx'

type ProviderLinkProps = {
  provider: { id: string; name: string }
  invitation?: string | undefined
  to?: string | null
  tone?: 'primary' | 'soft'
}

/** Renders a link to sign in with the OpenID provider. */
export function ProviderLink({ provider, invitation, to, tone = 'soft' }: ProviderLinkProps) {
  const t = useTranslations('auth')
  const query = new URLSearchParams({ provider: provider.id })
  if (invitation) query.set('invitation', invitation)
  if (to) query.set('to', to)
  return (
    <a href={`/api/login?${query}`} className={buttonClasses(tone)}>
      <Icon name="key" size={20} />
      {t('provider', { name: provider.name })}
    </a>
  )
}

/** Renders a divider with the word "or". */
export function OrDivider() {
  const t = useTranslations('auth')
  return (
    <p className="flex items-center gap-3 text-small text-text-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t('or')}
    </p>
  )
}
