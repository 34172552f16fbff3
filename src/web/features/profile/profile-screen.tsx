import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { Icon } from '#web/ui/icons.tsx'
import { BadgeGrid } from './badge-grid.tsx'
import { ChildCard } from './child-card.tsx'
import { SignOut } from './sign-out.tsx'
import { WeekCard } from './week-card.tsx'

type ProfileScreenProps = {
  /** The selected child; undefined in a family without children. */
  child: Child | undefined
  /** Button that switches to another child. */
  switcher: ReactNode
  /** The list of children. */
  selector: ReactNode
  /** The members of the family. */
  members: ReactNode
  /** Button that opens the feedback dialog. */
  feedback?: ReactNode
}

/** Renders the profile of a child and the family. */
export function ProfileScreen({ child, switcher, selector, members, feedback }: ProfileScreenProps) {
  const t = useTranslations('profile')
  const titles = useTranslations('shell.titles')
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:items-start lg:gap-6">
      {!child && <h1 className="lg:col-span-2">{t('title')}</h1>}
      {!child && <div>{selector}</div>}
      {child && (
        <div className="grid grid-cols-1 gap-5 lg:gap-6">
          <ChildCard child={child} switcher={switcher} />
          <WeekCard key={`week ${child.id}`} childId={child.id} />
          <BadgeGrid key={`badges ${child.id}`} childId={child.id} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-5 lg:gap-6">
        {child && selector}
        {members}
        <div className="grid grid-cols-1 gap-2">
          <Link
            href="/settings"
            className="press flex min-h-15 items-center gap-3 rounded-tile bg-surface px-4 py-2 no-underline shadow-card"
          >
            <Icon name="settings" className="shrink-0 text-primary" />
            <span className="min-w-0 flex-1">
              <span className="type-label block">{t('settings')}</span>
              <span className="block text-small text-text-2">{t('settingsHint')}</span>
            </span>
            <Icon name="forward" size={20} className="shrink-0 text-text-2" />
          </Link>
          {feedback}
          <SignOut />
          <p className="flex flex-wrap justify-center gap-x-6 text-small">
            <Link href="/terms" className="tap inline-flex items-center justify-center text-text-2 underline">
              {titles('terms')}
            </Link>
            <Link href="/privacy" className="tap inline-flex items-center justify-center text-text-2 underline">
              {titles('privacy')}
            </Link>
          </p>
        </div>
      </div>
    </div>
  )
}
