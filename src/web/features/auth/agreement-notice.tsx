import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { TextLink } from './text-link.tsx'

const linkTo = (path: string) => (label: ReactNode) => <TextLink to={path}>{label}</TextLink>

/** Renders what signing in or up agrees to, with links to terms and privacy. */
export function AgreementNotice({ action }: { action: 'sign-in' | 'sign-up' }) {
  const t = useTranslations('auth')
  return (
    <p className="text-small text-text-2">
      {t.rich(action === 'sign-in' ? 'agreementSignIn' : 'agreementSignUp', {
        terms: linkTo('/terms'),
        privacy: linkTo('/privacy'),
      })}
    </p>
  )
}
