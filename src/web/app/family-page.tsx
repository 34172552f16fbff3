import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useMediaQuery, wideQuery } from '#web/lib/media.ts'
import { FocusOnNavigation } from './focus-on-navigation.tsx'
import { ChildChips } from './child-chips.tsx'
import { useCurrentChild } from './current-child.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { NoChildren } from './no-children.tsx'
import { recentActivities } from './recent-activities.ts'
import type { ChildScreen, MemberScreen } from './screens.tsx'
import { Shell } from './shell.tsx'

type FamilyPageProps = { screen: MemberScreen; user: User; family: readonly Child[] }

/** Renders a screen in the shell. */
export function FamilyPage({ screen, user, family }: FamilyPageProps) {
  const [path] = useLocation()
  const child = useCurrentChild(family)
  if (screen.for === 'child' && child) {
    return <ChildPage screen={screen} user={user} family={family} child={child} />
  }
  return (
    <Shell screen={screen} user={user} family={family} child={child}>
      <Suspense fallback={<LoadingScreen />}>
        <FocusOnNavigation key={path}>
          {screen.for === 'member' ? <screen.Screen user={user} /> : <NoChildren />}
        </FocusOnNavigation>
      </Suspense>
    </Shell>
  )
}

type ChildPageProps = { screen: ChildScreen; user: User; family: readonly Child[]; child: Child }

function ChildPage({ screen, user, family, child }: ChildPageProps) {
  const [path] = useLocation()
  const isWide = useMediaQuery(wideQuery)
  useQuery(recentActivities(child.id))
  const given = { user, family, child, chips: <ChildChips family={family} child={child} /> }
  const Aside = isWide ? screen.Aside : undefined
  return (
    <Shell
      screen={screen}
      user={user}
      family={family}
      child={child}
      aside={
        Aside && (
          <Suspense>
            <Aside {...given} />
          </Suspense>
        )
      }
    >
      <Suspense fallback={<LoadingScreen />}>
        <FocusOnNavigation key={path}>
          <screen.Screen key={child.id} {...given} />
        </FocusOnNavigation>
      </Suspense>
    </Shell>
  )
}
