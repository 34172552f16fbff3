import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useMediaQuery, wideQuery } from '#web/lib/media.ts'
import { openAddChild } from './add-child-state.ts'
import { ChildChips } from './child-chips.tsx'
import { useCurrentChild } from './current-child.ts'
import { lazyComponent } from './lazy-component.tsx'
import { recentActivities } from './recent-activities.ts'
import { LoadingScreen, ScreenContent } from './screen-content.tsx'
import type { ChildScreen, MemberScreen } from './screens.tsx'
import { Shell } from './shell.tsx'

type FamilyPageProps = { screen: MemberScreen; user: User; family: readonly Child[] }

/** Renders a screen in the shell. */
export function FamilyPage({ screen, user, family }: FamilyPageProps) {
  const child = useCurrentChild(family)
  if (screen.for === 'child' && child) {
    return <ChildPage screen={screen} user={user} family={family} child={child} />
  }
  return (
    <Shell screen={screen} user={user} family={family} child={child}>
      <ScreenContent>{screen.for === 'member' ? <screen.Component user={user} /> : <NoChildren />}</ScreenContent>
    </Shell>
  )
}

function ChildPage({ screen, ...props }: FamilyPageProps & { screen: ChildScreen; child: Child }) {
  const { family, child } = props
  const isWide = useMediaQuery(wideQuery)
  useQuery(recentActivities(child.id))
  const given = { ...props, chips: <ChildChips family={family} child={child} /> }
  const Aside = isWide ? screen.Aside : undefined
  return (
    <Shell {...props} screen={screen} aside={Aside && <Aside {...given} />}>
      <ScreenContent>
        <screen.Component key={child.id} {...given} />
      </ScreenContent>
    </Shell>
  )
}

const { Component: NoChildrenCard } = lazyComponent(
  async () => (await import('#web/features/children/no-children-card.tsx')).NoChildrenCard,
)

/** Renders the empty state of a family without children. */
function NoChildren() {
  const t = useTranslations('shell.titles')
  return (
    <>
      <h1 className="sr-only">{t('home')}</h1>
      <Suspense fallback={<LoadingScreen />}>
        <NoChildrenCard onAdd={() => openAddChild(true)} />
      </Suspense>
    </>
  )
}
