import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/card.tsx'
import type { SignInOptions } from './sign-in-options-loader.tsx'

/** Says kindly that new accounts are closed, and whom to ask. */
export function SignUpClosedCard({ operator }: Pick<SignInOptions, 'operator'>) {
  const t = useTranslations('auth.signUp')
  return (
    <Card as="section" className="grid gap-2">
      <h2 className="type-h3">{t('closedTitle')}</h2>
      <p className="text-text-2">{t('closedText')}</p>
      <OperatorContact operator={operator} />
    </Card>
  )
}

/** Who runs this server and how to reach them, as far as they have said. */
export function OperatorContact({ operator }: Pick<SignInOptions, 'operator'>) {
  const t = useTranslations('auth.signUp')
  return (
    <>
      {operator.name && <p className="text-small">{t('operator', { name: operator.name })}</p>}
      {operator.contact && <p className="text-small wrap-anywhere">{t('contact', { contact: operator.contact })}</p>}
    </>
  )
}
