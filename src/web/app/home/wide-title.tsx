import { useNow } from 'use-intl'
import { useFormatInstant } from '#web/ledger/use-format-instant.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Facts } from '#web/ui/facts.tsx'
import { useBirthdaySentences } from './birthdays.tsx'
import { useGreeting } from './use-greeting.ts'

/** Renders the greeting as the title of home in a wide window, above the date and the birthdays. */
export function WideTitle(props: ChildScreenProps) {
  const greeting = useGreeting(props)
  const birthdays = useBirthdaySentences(props.family, props.user.family.timeZone)
  const dateText = useFormatInstant()
  const now = useNow({ updateInterval: 60_000 })
  const today = dateText(now, { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <div className="min-w-0">
      <h1 className="wrap-anywhere">{greeting}</h1>
      <p className="mt-1.5 text-small text-text-2 first-letter:uppercase">
        <Facts facts={[today, ...birthdays.map(({ sentence }) => sentence)]} />
      </p>
    </div>
  )
}
