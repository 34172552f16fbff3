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
  state: ScoreState
  isPending: boolean
}

/** Renders the button that saves a score: on a tint until there is one, or, once one was saved, as a pill in mint that says so. It has room for each of its texts. */
export function RecordScoreButton({ ref, title, state, isPending }: RecordScoreButtonProps) {
  const t = useTranslations('skills')
  const joinFacts = useJoinFacts()
  const name = t('recordName', { title })
  const isSaved = state === 'saved'
  return (
    <Button
      ref={ref}
      type="submit"
      tone={state === 'none' ? 'quietSummit' : 'summit'}
      inactive={isSaved}
      className={classNames('min-w-24 grow px-2!', isSaved && 'rounded-full! bg-leaf-tint! text-leaf!')}
      aria-busy={isPending || undefined}
      aria-label={isSaved ? joinFacts(name, t('recordSaved')) : name}
    >
      <Stack
        className="items-center justify-items-center"
        contents={{
          save: t('record'),
          saved: (
            <span className="flex items-center gap-1">
              <Icon name="check" size={18} className="-ml-1 shrink-0" />
              {t('recordSaved')}
            </span>
          ),
          pending: isPending && <Spinner />,
        }}
        shown={isPending ? 'pending' : isSaved ? 'saved' : 'save'}
      />
    </Button>
  )
}
