import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { getSignInOptions } from '#shared/auth/contract.ts'
import { getLegalText, type legalDocuments } from '#shared/legal/contract.ts'
import { PageWords } from '#web/i18n/words.tsx'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read } from '#web/lib/query.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const termsParts = ['what', 'account', 'yours', 'fair', 'limits', 'end'] as const
const privacyParts = ['stored', 'device', 'never', 'who', 'long', 'rights'] as const

/** The terms of use. */
export function TermsScreen() {
  return (
    <PageWords>
      <Terms />
    </PageWords>
  )
}

/** What is stored, and who sees it. */
export function PrivacyScreen() {
  return (
    <PageWords>
      <Privacy />
    </PageWords>
  )
}

function Terms() {
  const t = useTranslations('legal')
  return (
    <article className="grid grid-cols-1 gap-6">
      <Heading title={t('termsTitle')} lead={t('termsLead')} />
      <Operator />
      <OwnText of="terms">
        {termsParts.map((part) => (
          <Part key={part} title={t(`terms.${part}`)} text={t(`terms.${part}Text`)} />
        ))}
      </OwnText>
      <Foot to="/privacy" label={t('toPrivacy')} />
    </article>
  )
}

function Privacy() {
  const t = useTranslations('legal')
  return (
    <article className="grid grid-cols-1 gap-6">
      <Heading title={t('privacyTitle')} lead={t('privacyLead')} />
      <Operator />
      <OwnText of="privacy">
        {privacyParts.map((part) => (
          <Part key={part} title={t(`privacy.${part}`)} text={t(`privacy.${part}Text`)} />
        ))}
      </OwnText>
      <Foot to="/terms" label={t('toTerms')} />
    </article>
  )
}

/** The operator's own text where there is one, else ours: never ours while nobody knows. */
function OwnText({ of, children }: { of: (typeof legalDocuments)[number]; children: ReactNode }) {
  const language = useLocale()
  const t = useTranslations()
  const { data, isPending, error, refetch } = useQuery(
    read(getLegalText, { params: { document: of }, query: { language } }),
  )
  if (data) return data.text ? <p className="whitespace-pre-line wrap-anywhere">{data.text}</p> : children
  if (!isPending) return <LoadFailed title={t('errors.loadTitle')} error={error} retry={refetch} />
  return (
    <Loading label={t('common.loading')}>
      <Skeleton className="h-96" />
    </Loading>
  )
}

function Heading({ title, lead }: { title: string; lead: string }) {
  return (
    <header className="grid grid-cols-1 gap-1 pt-2">
      <h1>{title}</h1>
      <p className="text-text-2">{lead}</p>
    </header>
  )
}

function Part({ title, text }: { title: string; text: string }) {
  return (
    <section className="grid gap-1.5">
      <h2 className="type-h3">{title}</h2>
      <p className="wrap-anywhere">{text}</p>
    </section>
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

function Foot({ to, label }: { to: string; label: string }) {
  const t = useTranslations('legal')
  return (
    <footer className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4 text-small text-text-2">
      <Link href={to} className="tap inline-flex items-center font-semibold text-primary">
        {label}
      </Link>
      {t('updated')}
    </footer>
  )
}
