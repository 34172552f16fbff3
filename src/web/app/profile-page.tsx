import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { ChildSelector } from '#web/features/children/child-selector.tsx'
import { NoChildrenCard } from '#web/features/children/no-children-card.tsx'
import { MembersCard } from '#web/features/families/members-card.tsx'
import { BadgeCard } from '#web/features/profile/badge-card.tsx'
import { ChildCard } from '#web/features/profile/child-card.tsx'
import { SignOutButton } from '#web/features/profile/sign-out-button.tsx'
import { WeekCard } from '#web/features/profile/week-card.tsx'
import { childrenQuery } from '#web/lib/children-query.ts'
import type { SettingsState } from '#web/lib/settings-state.ts'
import type { ChildScreenProps, MemberScreenProps } from '#web/lib/screen-props.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { openAddChildDialog } from './add-child-dialog-state.ts'
import { ChildSwitcher } from './child-switcher.tsx'
import { useCurrentChild } from './current-child.ts'
import { FeedbackButton, SettingsLink } from './profile-links.tsx'
import { createRecentActivitiesQuery } from './recent-activities-query.ts'

/** Renders the profile of the selected child and the family. */
export function ProfilePage({ user }: MemberScreenProps) {
  const t = useTranslations('profile')
  const titles = useTranslations('shell.titles')
  const { data: family = [] } = useQuery(childrenQuery)
  const child = useCurrentChild(family)
  const from = useHistoryState<SettingsState | null>()?.settings
  const items = useFadeMovedItems<HTMLDivElement>()
  useScrollToHash()
  return (
    <div ref={items} className="grid grid-cols-1 gap-5 min-[48rem]:grid-cols-2 min-[48rem]:items-start lg:gap-6">
      {!child && <h1 className="type-h2 min-[48rem]:col-span-2">{t('title')}</h1>}
      {child ? (
        <ChildColumn family={family} child={child} user={user} />
      ) : (
        <NoChildrenCard screen="profile" onAdd={() => openAddChildDialog(true)} />
      )}
      <section
        data-item="parents"
        aria-labelledby="for-parents"
        className="grid grid-cols-1 gap-5 max-[48rem]:mt-5 max-[48rem]:border-t-2 max-[48rem]:border-line max-[48rem]:pt-8 lg:gap-6"
      >
        <div data-item="for-parents" className="-mb-1 flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="for-parents" className="flex items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-surface-2 text-primary">
              <Icon name="key" size={20} />
            </span>
            {t('forParents')}
          </h2>
          {from && (
            <Link
              href={from}
              className="press tap type-label -my-1 inline-flex items-center gap-1 rounded-field px-2 text-primary no-underline"
            >
              <Icon name="back" size={20} />
              {t('backToSettings')}
            </Link>
          )}
        </div>
        {child && <ChildrenCard family={family} />}
        <div data-item="members" className="grid grid-cols-1">
          <MembersCard user={user} />
        </div>
        <div data-item="links" className="grid grid-cols-1 gap-2">
          <div className="grid grid-cols-1 divide-y divide-line overflow-hidden rounded-card shadow-card">
            <SettingsLink />
            <FeedbackButton />
          </div>
          <SignOutButton />
          <p className="flex flex-wrap justify-center gap-x-6 text-small">
            <Link href="/terms" className="tap inline-flex items-center justify-center text-text-2 underline">
              {titles('terms')}
            </Link>
            <Link href="/privacy" className="tap inline-flex items-center justify-center text-text-2 underline">
              {titles('privacy')}
            </Link>
          </p>
        </div>
      </section>
    </div>
  )
}

/** Scrolls to the part that the address names, `#for-parents` or `#members`. */
const useScrollToHash = (): void => {
  // External system: the browser's scroll position.
  useEffect(() => {
    const id = location.hash.slice(1)
    if (id === 'for-parents' || id === 'members') document.querySelector(`#${id}`)?.scrollIntoView()
  }, [])
}

type ChosenProps = Pick<ChildScreenProps, 'family' | 'child'>

/** Renders the selected child with its week and badges. */
function ChildColumn({ family, child, user }: ChosenProps & MemberScreenProps) {
  useQuery(createRecentActivitiesQuery(child.id))
  return (
    <div className={classNames('grid grid-cols-1 gap-5 lg:gap-6', family.length === 1 && 'pt-2')}>
      {family.length > 1 && (
        <div data-item="switcher" className="grid grid-cols-1">
          <ChildSwitcher family={family} child={child} />
        </div>
      )}
      <div data-item="child" className="grid grid-cols-1 gap-5 lg:gap-6">
        <KeptHeight>
          <ChildCard child={child} />
        </KeptHeight>
        <KeptHeight>
          <WeekCard key={`week ${child.id}`} child={child} />
        </KeptHeight>
        <KeptHeight>
          <BadgeCard key={`badges ${child.id}`} child={child} user={user} />
        </KeptHeight>
      </div>
    </div>
  )
}

/** Keeps the height of a card, so that nothing below moves when it is about a child with less. */
function KeptHeight({ children }: { children: ReactNode }) {
  return (
    <div ref={keepLargestHeight} className="grid grid-cols-1 *:content-start">
      {children}
    </div>
  )
}

/** Renders the children to edit; the child of the screen is chosen above it. */
function ChildrenCard({ family }: Pick<ChosenProps, 'family'>) {
  const t = useTranslations('profile')
  return (
    <Card as="section" className="grid gap-3">
      <h2 className="type-h3">{t('children')}</h2>
      <ChildSelector family={family} onAdd={() => openAddChildDialog(false)} />
    </Card>
  )
}
