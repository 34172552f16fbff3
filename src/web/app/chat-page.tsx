import { useNow, useTranslations } from 'use-intl'
import { ageOn, fallbackAvatar } from '#shared/children/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { greetingAt } from './greeting.ts'
import { LazyChildDialog, useChildDialog } from './lazy-child-dialog.tsx'

/** Renders the chat about the selected child. */
export function ChatPage({ user, family, child }: ChildScreenProps) {
  const zone = user.family.timeZone
  const now = useNow().getTime()
  return (
    <ChatScreen
      child={child}
      age={child.birthday === null ? child.age : ageOn(child.birthday, dayIn(now, zone))}
      greeting={greetingAt(now, zone)}
      usesModel={user.family.usesModel}
      switcher={family.length > 1 && <Switcher family={family} child={child} />}
    />
  )
}

function Switcher({ family, child }: Pick<ChildScreenProps, 'family' | 'child'>) {
  const t = useTranslations('shell')
  const dialog = useChildDialog()
  return (
    <>
      <button
        type="button"
        aria-label={t('childButton', { name: child.name })}
        aria-haspopup="dialog"
        className="press tap-child shrink-0 rounded-full"
        onClick={dialog.show}
      >
        <Avatar emoji={child.avatarUrl ?? fallbackAvatar} />
      </button>
      <LazyChildDialog dialog={dialog} family={family} child={child} />
    </>
  )
}
