import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { Button, Spinner } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Stack } from '#web/ui/stack.tsx'
import type { ScoreState } from './use-score-form.ts'

interface RecordScoreButtonProps {
  ref: Ref<HTMLButtonElement>
  title: string
  /** `saved`: a score was saved today, and nothing was changed since. */
  state: ScoreState | 'saved'
  isPending: boolean
}

/** Renders the button that saves a score. It is on a tint until there is a new one, and says what a tap on it does, or, as a pill in mint, that one was saved; it has room for each of its texts. */
export function RecordScoreButton({ ref, title, state, isPending }: RecordScoreButtonProps) {
  const t = useTranslations('skills')
  const joinFacts = useJoinFacts()
  const texts = { none: t('recordNone'), same: t('recordSame'), new: t('record'), saved: t('recordSaved') }
  const name = t('recordName', { title })
  return (
    <Button
      ref={ref}
      type="submit"
      tone={state === 'new' ? 'summit' : 'quietSummit'}
      inactive={state === 'saved'}
      className={classNames('min-w-24 grow px-2!', state === 'saved' && 'rounded-full! bg-leaf-tint! text-leaf!')}
      aria-busy={isPending || undefined}
      aria-label={state === 'new' ? name : joinFacts(name, texts[state])}
    >
      <Stack
        className="items-center justify-items-center"
        contents={{
          ...texts,
          saved: (
            <span className="flex items-center gap-1">
              <Icon name="check" size={18} className="-ml-1 shrink-0" />
              {texts.saved}
            </span>
          ),
          pending: isPending && <Spinner />,
        }}
        shown={isPending ? 'pending' : state}
      />
    </Button>
  )
}
