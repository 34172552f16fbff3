import { Suspense } from 'react'
import { useLocale, useNow } from 'use-intl'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { findDayPart } from '#web/lib/day-part.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import { ChildSwitcher } from './child-switcher.tsx'
import { chooseChild } from './current-child.ts'
import { JarAsideSkeleton } from './home/layout-skeleton.tsx'
import { lazyWithRetry } from './lazy-component.tsx'

const JarOnlyAside = lazyWithRetry(async () => (await import('./home/jar-aside.tsx')).JarOnlyAside)

/** Renders the chat about the selected child. */
export function ChatPage(props: ChildScreenProps) {
  const { user, family, child } = props
  const isWide = useMediaQuery(wideMediaQuery)
  const switcher = family.length > 1 && <ChildSwitcher family={family} child={child} isNamed={false} />
  return (
    <ChatScreen
      child={child}
      family={family}
      greeting={findDayPart(useNow().getTime(), user.family.timeZone, useLocale())}
      usesModel={user.family.usesModel}
      switcher={switcher}
      beside={
        isWide && (
          <Suspense fallback={<JarAsideSkeleton />}>
            <JarOnlyAside {...props} />
          </Suspense>
        )
      }
      onChooseChild={chooseChild}
    />
  )
}
