import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { ScoreState } from './use-score-form.ts'

interface RecordScoreButtonProps {
  ref: Ref<HTMLButtonElement>
  title: string
  state: ScoreState
  isPending: boolean
  /** Whether a score was saved today already, so that the same again is hardly meant. */
  isScoredToday: boolean
}

/** Renders the button that saves a score. It is quiet until there is a new one, mere text if one was saved today, and says what a tap on it does; it has room for each of its texts. */
export function RecordScoreButton({ ref, title, state, isPending, isScoredToday }: RecordScoreButtonProps) {
  const t = useTranslations('skills')
  const joinFacts = useJoinFacts()
  const texts = { none: t('recordNone'), same: t('recordSame'), new: t('record') }
  const name = t('recordName', { title })
  return (
    <Button
      ref={ref}
      type="submit"
      tone={state === 'new' ? 'summit' : state === 'same' && isScoredToday ? 'ghost' : 'quietSummit'}
      className="min-w-24 grow px-2!"
      aria-busy={isPending || undefined}
      aria-label={state === 'new' ? name : joinFacts(name, texts[state])}
    >
      <Stack
        className="items-center justify-items-center"
        contents={{ ...texts, pending: <Spinner /> }}
        shown={isPending ? 'pending' : state}
      />
    </Button>
  )
}
