import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import { ExportLink } from '#web/ledger/export-link.tsx'
import { fromSettings } from '#web/lib/settings-state.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { NameForm, PasswordForm } from './account-forms.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { DeleteAccountSection } from './delete-account-section.tsx'
import { FamilyCard } from './family-card.tsx'
import { FamilySwitchesCards } from './family-switches.tsx'
import { HelplinesCards } from './helplines-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { SecurityLogCard } from './security-log-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import type { SettingsGroup } from './settings-groups.ts'
import { SettingsSection } from './settings-section.tsx'
import { TokensCard } from './tokens-card.tsx'
import { WebhooksCard } from './webhooks-card.tsx'

type SettingsContentProps = { group: SettingsGroup; user: User; isOwner: boolean }

/** Renders the cards of one part of the settings. */
export function SettingsContent({ group, user, isOwner }: SettingsContentProps) {
  const t = useTranslations('settings')
  const { family } = user
  switch (group.title) {
    case 'settingsEveryday':
      return <AppearanceCard />
    case 'settingsFamily':
      return (
        <>
          <FamilyCard family={family} />
          <HelplinesCards />
          <FamilySwitchesCards family={family} />
          <PeopleCard />
        </>
      )
    case 'settingsYou':
      return (
        <>
          <NameForm key={user.name} name={user.name} email={user.email} emailVerified={user.emailVerified} />
          {user.hasPassword && <PasswordForm email={user.email} />}
          <DeleteAccountSection isLastMember={family.members.length === 1} />
        </>
      )
    case 'settingsSecurity':
      return (
        <>
          <PasskeysCard />
          {user.hasPassword && <SecondFactorCard />}
          <SessionsCard />
          <SecurityLogCard family={family} />
        </>
      )
    case 'settingsData':
      return <ExportCard />
    case 'settingsApps':
      return (
        <>
          <p className="px-1 text-text-2">{t('appsHint')}</p>
          <TokensCard family={family} />
          {isOwner && <WebhooksCard />}
        </>
      )
  }
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

function PeopleCard() {
  const t = useTranslations('settings')
  return (
    <SettingsSection title={t('people')}>
      <p className="text-small text-text-2">{t('peopleHint')}</p>
      <Link href="/profile#for-parents" state={fromSettings('/settings/family')} className={buttonClasses('soft')}>
        {t('peopleLink')}
      </Link>
    </SettingsSection>
  )
}
