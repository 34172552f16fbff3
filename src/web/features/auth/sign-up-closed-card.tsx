import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/card.tsx'
import type { SignInOptions } from './sign-in-options-loader.tsx'

/** Renders that sign-up is closed and whom to contact. */
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

/** Renders name and contact of the operator, where configured. */
export function OperatorContact({ operator }: Pick<SignInOptions, 'operator'>) {
  const t = useTranslations('auth.signUp')
  return (
    <>
      {operator.name && <p className="text-small">{t('operator', { name: operator.name })}</p>}
      {operator.contact && <p className="text-small wrap-anywhere">{t('contact', { contact: operator.contact })}</p>}
    </>
  )
}
