import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { getLegalText, type legalDocuments } from '#shared/legal/contract.ts'
import { PageMessagesProvider } from '#web/i18n/messages-provider.tsx'
import { read } from '#web/lib/query.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const termsSections = ['what', 'account', 'yours', 'fair', 'limits', 'end'] as const
const privacySections = ['stored', 'device', 'never', 'who', 'long', 'rights'] as const

/** Renders the terms of use. */
export function TermsScreen() {
  return (
    <PageMessagesProvider>
      <Terms />
    </PageMessagesProvider>
  )
}

/** Renders the privacy statement. */
export function PrivacyScreen() {
  return (
    <PageMessagesProvider>
      <Privacy />
    </PageMessagesProvider>
  )
}

function Terms() {
  const t = useTranslations('legal')
  const sections = termsSections.map((key) => ({ key, title: t(`terms.${key}`), text: t(`terms.${key}Text`) }))
  return (
    <LegalDocument document="terms" title={t('termsTitle')} lead={t('termsLead')} sections={sections}>
      <FooterLink href="/privacy">{t('toPrivacy')}</FooterLink>
    </LegalDocument>
  )
}

function Privacy() {
  const t = useTranslations('legal')
  const sections = privacySections.map((key) => ({ key, title: t(`privacy.${key}`), text: t(`privacy.${key}Text`) }))
  return (
    <LegalDocument document="privacy" title={t('privacyTitle')} lead={t('privacyLead')} sections={sections}>
      <FooterLink href="/terms">{t('toTerms')}</FooterLink>
    </LegalDocument>
  )
}

interface LegalDocumentProps {
  document: (typeof legalDocuments)[number]
  title: string
  lead: string
  sections: readonly { key: string; title: string; text: string }[]
  /** Link to the other document. */
  children: ReactNode
}

/** Renders the operator's own text where configured, else the given sections. */
function LegalDocument({ document, title, lead, sections, children }: LegalDocumentProps) {
  const t = useTranslations('legal')
  const language = useLocale()
  const legalText = useQuery(read(getLegalText, { params: { document }, query: { language } }))
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-1 pt-2">
        <h1>{title}</h1>
        <p className="text-text-2">{lead}</p>
      </header>
      <Operator />
      <QueryContent query={legalText} skeleton={<Skeleton className="h-96" />}>
        {({ text }) =>
          text ? (
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          ) : (
            sections.map((section) => (
              <section key={section.key} className="grid gap-1.5">
                <h2 className="type-h3">{section.title}</h2>
                <p className="wrap-anywhere">{section.text}</p>
              </section>
            ))
          )
        }
      </QueryContent>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-small text-text-2">
        {children}
        {t('updated')}
      </footer>
    </article>
  )
}

function Operator() {
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

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="tap inline-flex items-center font-semibold text-primary">
      {children}
    </Link>
  )
}
