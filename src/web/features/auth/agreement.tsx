import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'

/** Notes what one agrees to, with the two texts to read. */
export function Agreement({ to }: { to: 'sign-in' | 'sign-up' }) {
  const t = useTranslations('auth')
  return (
    <p className="text-small text-text-2">
      {t.rich(to === 'sign-in' ? 'agreementSignIn' : 'agreementSignUp', {
        terms: linkTo('/terms'),
        privacy: linkTo('/privacy'),
      })}
    </p>
  )
}

function linkTo(path: string) {
  return (words: ReactNode) => <TextLink to={path}>{words}</TextLink>
}

/** A link within a sentence, in the colours of the page. */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-primary underline">
      {children}
    </Link>
  )
}
