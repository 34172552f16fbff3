import { useTranslations } from 'use-intl'
import { SignOutButton } from '#web/features/profile/sign-out-button.tsx'
import { DeleteAccountSection } from '#web/features/settings/delete-account-section.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

/** Renders what is left to a user who was removed from a family while sign-up is closed: join, export, delete, sign out. */
export function RemovedAccountPage() {
  const t = useTranslations('auth.removed')
  return (
    <div className="grid gap-5">
      <section className="grid justify-items-center gap-4 rounded-panel bg-surface px-5 py-8 text-center shadow-card">
        <PosedMascot pose="think" size={96} />
        <h1 className="type-h2">{t('title')}</h1>
        <p className="max-w-100 text-text-2">{t('text')}</p>
        <SignOutButton />
      </section>
      <DeleteAccountSection isLastMember={false} />
    </div>
  )
}
