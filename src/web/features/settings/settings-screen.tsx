import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { getHealth } from '#shared/health/contract.ts'
import { ExportLink } from '#web/ledger/export-link.tsx'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import { read } from '#web/lib/query.ts'
import type { MemberScreenProps } from '#web/lib/screen-props.ts'
import { Banner } from '#web/ui/banner.tsx'
import { NameForm, PasswordForm } from './account-forms.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { FamilyForm } from './family-form.tsx'
import { LanguageModelCard, ExternalPicturesCard } from './family-switches.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SecurityLogCard } from './security-log-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SettingsSection } from './settings-section.tsx'
import { TokensCard } from './tokens-card.tsx'
import { VersionNotice } from './version-notice.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

/** Renders the settings: appearance, family and account. */
export function SettingsScreen({ user }: MemberScreenProps) {
  const { family } = user
  const isOwner = family.members.some(({ id, role }) => id === user.id && role === 'owner')
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
      {isOwner && <BackupBanner />}
      {user.newVersion && <VersionNotice version={user.newVersion} />}
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        <AppearanceCard />
        <FamilyForm key={`${family.name} ${family.timeZone} ${family.weekStart}`} family={family} />
        <ExternalPicturesCard checked={family.pictures} />
        <LanguageModelCard checked={family.usesModel} />
        <ExportCard />
        {isOwner && <WebhooksCard />}
      </div>
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        <NameForm key={user.name} name={user.name} email={user.email} emailVerified={user.emailVerified} />
        {user.hasPassword && <PasswordForm email={user.email} />}
        <PasskeysCard />
        {user.hasPassword && <SecondFactorCard />}
        <SessionsCard />
        <TokensCard family={family} />
        <SecurityLogCard family={family} />
        <DeleteAccountSection isLastMember={family.members.length === 1} />
      </div>
    </div>
  )
}

/** Renders an error if the last nightly backup failed. */
function BackupBanner() {
  const t = useTranslations('settings')
  const formatDate = useFormatInstant()
  const { data } = useQuery(read(getHealth))
  if (!data?.backup?.failedAt) return null
  const { lastGoodAt } = data.backup
  const formatDay = (instant: string) => formatDate(new Date(instant), { day: 'numeric', month: 'long' })
  return (
    <Banner kind="error" className="lg:col-span-2">
      <p>{lastGoodAt ? t('backupFailed', { day: formatDay(lastGoodAt) }) : t('backupMissing')}</p>
      <p>{t('backupHelp')}</p>
    </Banner>
  )
}

function ExportCard() {
  const t = useTranslations('exporting')
  return (
    <SettingsSection title={t('title')}>
      <p className="text-small text-text-2">{t('hint')}</p>
      <ExportLink />
    </SettingsSection>
  )
}
