import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { openAddChildDialog } from './add-child-dialog-state.ts'
import { ChildSwitcher } from './child-switcher.tsx'
import { useCurrentChild } from './current-child.ts'
import { useGreeting } from './home/use-greeting.ts'
import { lazyWithMessages } from './lazy-component.tsx'
import { createRecentActivitiesQuery } from './recent-activities-query.ts'
import { LoadingIndicator, ScreenContent } from './screen-content.tsx'
import type { ChildScreen, MemberScreen } from './screens.tsx'
import { Shell } from './shell.tsx'

type ScreenInShellProps = { screen: MemberScreen; user: User; family: readonly Child[] }

/**
 * Renders a screen of a signed-in user inside `Shell`; a screen about a child becomes an empty state without children.
 */
export function ScreenInShell({ screen, user, family }: ScreenInShellProps) {
  const child = useCurrentChild(family)
  if (screen.for === 'child' && child) {
    return <ChildScreenInShell screen={screen} user={user} family={family} child={child} />
  }
  return (
    <Shell screen={screen} user={user} family={family} child={child}>
      <ScreenContent>
        {screen.for === 'member' ? <screen.Component user={user} /> : <NoChildren screen={screen} user={user} />}
      </ScreenContent>
    </Shell>
  )
}

function ChildScreenInShell({ screen, ...props }: ScreenInShellProps & { screen: ChildScreen; child: Child }) {
  const { family, child } = props
  const isWide = useMediaQuery(wideMediaQuery)
  useQuery(createRecentActivitiesQuery(child.id))
  const isOfMany = family.length > 1
  const switcher = <ChildSwitcher family={family} child={child} />
  // In wide windows, screens without a back link have no other picture of an only child.
  const given = { ...props, chips: (isOfMany || screen.frame === 'child') && switcher }
  // Home of several children has a shelf with the jars of all.
  const Aside = isWide && !(screen.isOfFamily && isOfMany) ? screen.Aside : undefined
  return (
    <Shell {...props} screen={screen} aside={Aside && <Aside {...given} />}>
      <ScreenContent>
        <screen.Component key={screen.isOfFamily ? '' : child.id} {...given} />
      </ScreenContent>
    </Shell>
  )
}

const { Component: NoChildrenCard } = lazyWithMessages(
  async () => (await import('#web/features/children/no-children-card.tsx')).NoChildrenCard,
)

/** Renders the empty state of a family without children. */
function NoChildren({ screen, user }: Pick<ScreenInShellProps, 'screen' | 'user'>) {
  const t = useTranslations('shell.titles')
  const greeting = useGreeting({ user })
  return (
    <>
      {screen.frame !== 'back' && <h1 className="type-h2 pb-3">{screen.path === '/' ? greeting : t(screen.title)}</h1>}
      <Suspense fallback={<LoadingIndicator />}>
        <NoChildrenCard screen={screen.title} onAdd={() => openAddChildDialog(true)} />
      </Suspense>
    </>
  )
}
