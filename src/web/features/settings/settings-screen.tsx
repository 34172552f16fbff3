import type { User } from '#shared/auth/contract.ts'
import { BackupBanner } from './backup-banner.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { ExportCard } from './export-card.tsx'
import { FamilyForm } from './family-form.tsx'
import { ModelCard, PicturesCard } from './family-switches.tsx'
import { AppearanceCard } from './appearance-card.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Renders the settings: appearance, family and account. */
export function SettingsScreen({ user }: { user: User }) {
  const { family } = user
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
      {family.members.some(({ id, role }) => id === user.id && role === 'owner') && <BackupBanner />}
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        <AppearanceCard />
        <FamilyForm key={`${family.name} ${family.timeZone}`} family={family} />
        <PicturesCard checked={family.pictures} />
        <ModelCard checked={family.usesModel} />
        <ExportCard />
      </div>
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        <NameForm key={user.name} name={user.name} email={user.email} />
        {user.hasPassword && <PasswordForm email={user.email} />}
        <SessionsCard />
        <DeleteAccount hasPassword={user.hasPassword} isLastMember={family.members.length === 1} />
      </div>
    </div>
  )
}
