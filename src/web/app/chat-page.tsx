import { useLocale, useNow } from 'use-intl'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { findDayPart } from '#web/lib/day-part.ts'
import { ChildSwitcher } from './child-switcher.tsx'
import { chooseChild } from './current-child.ts'

/** Renders the chat about the selected child. */
export function ChatPage({ user, family, child }: ChildScreenProps) {
  const switcher = family.length > 1 && <ChildSwitcher family={family} child={child} isNamed={false} />
  return (
    <ChatScreen
      child={child}
      family={family}
      age={useChildAge(child)}
      greeting={findDayPart(useNow().getTime(), user.family.timeZone, useLocale())}
      usesModel={user.family.usesModel}
      switcher={switcher}
      onChooseChild={chooseChild}
    />
  )
}
