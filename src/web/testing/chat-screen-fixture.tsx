import type { ComponentProps } from 'react'
import { ChatScreen } from '#web/features/assistant/chat-screen.tsx'
import { childFixture } from '#web/testing/fixtures.ts'

const child = childFixture()

/** Returns the chat of a family with one child, in the evening and without a model, with these properties replaced. */
export const chatScreenFixture = (overrides: Partial<ComponentProps<typeof ChatScreen>> = {}) => (
  <ChatScreen
    child={child}
    family={[child]}
    greeting="evening"
    usesModel={false}
    switcher={null}
    onChooseChild={() => undefined}
    {...overrides}
  />
)
