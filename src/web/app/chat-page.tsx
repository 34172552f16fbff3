import { useNow } from 'use-intl'
import { fallbackAvatar } from '#shared/children/rules.ts'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { SelectChildButton } from './select-child-button.tsx'
import { findDayPart } from '#web/lib/day-part.ts'

/** Renders the chat about the selected child. */
export function ChatPage({ user, family, child }: ChildScreenProps) {
  const switcher = family.length > 1 && (
    <SelectChildButton family={family} child={child} className="press tap-child shrink-0 rounded-full">
      <Avatar emoji={child.avatarUrl ?? fallbackAvatar} />
    </SelectChildButton>
  )
  return (
    <ChatScreen
      child={child}
      age={useChildAge(child)}
      greeting={findDayPart(useNow().getTime(), user.family.timeZone)}
      usesModel={user.family.usesModel}
      switcher={switcher}
    />
  )
}
