import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { getLegalText } from '#shared/legal/contract.ts'
import { PageMessagesProvider } from '#web/i18n/messages-provider.tsx'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const documents = {
  terms: {
    sections: ['terms.what', 'terms.account', 'terms.yours', 'terms.fair', 'terms.limits', 'terms.end'],
    other: { path: '/privacy', label: 'toPrivacy' },
  },
  privacy: {
    sections: ['privacy.stored', 'privacy.device', 'privacy.never', 'privacy.who', 'privacy.long', 'privacy.rights'],
    other: { path: '/terms', label: 'toTerms' },
  },
} as const

/** Renders the terms of use. */
export function TermsScreen() {
  return (
    <PageMessagesProvider>
      <LegalDocument document="terms" />
    </PageMessagesProvider>
  )
}

/** Renders the privacy statement. */
export function PrivacyScreen() {
  return (
    <PageMessagesProvider>
      <LegalDocument document="privacy" />
    </PageMessagesProvider>
  )
}

/** Renders the terms or the privacy statement: the operator's own text where configured, else the built-in sections. */
function LegalDocument({ document }: { document: keyof typeof documents }) {
  const t = useTranslations('legal')
  const language = useLocale()
  const legalText = useQuery(read(getLegalText, { params: { document }, query: { language } }))
  const { sections, other } = documents[document]
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-1 pt-2">
        <h1>{t(`${document}Title`)}</h1>
        <p className="text-text-2">{t(`${document}Lead`)}</p>
      </header>
      <OperatorCard />
      <QueryContent query={legalText} skeleton={<Skeleton className="h-96" />}>
        {({ text }) =>
          text ? (
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          ) : (
            sections.map((section) => (
              <section key={section} className="grid gap-1.5">
                <h2 className="type-h3">{t(section)}</h2>
                <p className="wrap-anywhere">{t(`${section}Text`)}</p>
              </section>
            ))
          )
        }
      </QueryContent>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-small text-text-2">
        <Link href={other.path} className="tap inline-flex items-center font-semibold text-primary">
          {t(other.label)}
        </Link>
        {t('updated')}
      </footer>
    </article>
  )
}

function OperatorCard() {
  const t = useTranslations('legal')
  const { data, isPending } = useQuery(read(getSignInOptions))
  if (!data) return isPending && <Skeleton className="h-21 rounded-card" />
  const { name, contact } = data.operator
  return (
    <section className="grid gap-1.5 rounded-card bg-surface p-4 shadow-card">
      <h2 className="type-h3">{t('operator')}</h2>
      <p className="wrap-anywhere">{name === null ? t('operatorUnnamed') : t('operatorNamed', { name })}</p>
      {contact !== null && <p className="wrap-anywhere">{t('contact', { contact })}</p>}
    </section>
  )
}
