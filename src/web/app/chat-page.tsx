import { useNow } from 'use-intl'
import { fallbackAvatar } from '#shared/children/rules.ts'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useAge } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { ChildButton } from './child-button.tsx'
import { greetingAt } from './greeting.ts'

/** Renders the chat about the selected child. */
export function ChatPage({ user, family, child }: ChildScreenProps) {
  const switcher = family.length > 1 && (
    <ChildButton family={family} child={child} className="press tap-child shrink-0 rounded-full">
      <Avatar emoji={child.avatarUrl ?? fallbackAvatar} />
    </ChildButton>
  )
  return (
    <ChatScreen
      child={child}
      age={useAge(child)}
      greeting={greetingAt(useNow().getTime(), user.family.timeZone)}
      usesModel={user.family.usesModel}
      switcher={switcher}
    />
  )
}
