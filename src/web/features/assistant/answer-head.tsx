import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { classNames } from '#web/ui/class-names.ts'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'

interface AnswerHeadProps {
  /** Whether nothing of the answer has come. */
  isThinking?: boolean
  /** Whether Glim is calm: in a danger. */
  isSerious?: boolean
  /** The child that the answer is about, if it is not the one on screen. */
  about?: Child | undefined
}

/** Renders who speaks at the head of a message: Glim, who thinks in the same place until the answer comes. */
export function AnswerHead({ isThinking = false, isSerious = false, about }: AnswerHeadProps) {
  const t = useTranslations('assistant')
  const pose = isThinking ? 'think' : isSerious ? 'calm' : 'hello'
  return (
    <p data-answer-head="" className="-mt-1 -mb-2 flex min-h-8 items-center gap-2 text-small text-text-2">
      <PosedMascot pose={pose} size={32} className={classNames('-ml-1 shrink-0', isThinking && 'animate-ponder')} />
      <span className="min-w-0 wrap-anywhere">
        {isThinking ? t('thinking') : t('glim')}
        {about && ` · ${t('forChild', { name: about.name })}`}
      </span>
      {isThinking && <RunningDots />}
    </p>
  )
}

/** Renders three dots that light up in turn; without motion they just stand. */
function RunningDots() {
  return (
    <span aria-hidden="true" data-running-dots="" className="-ml-0.5 flex items-center gap-1 pt-1">
      {['0s', '0.2s', '0.4s'].map((delay) => (
        <span
          key={delay}
          className="size-1.5 animate-wait rounded-full bg-primary less-motion:animate-none"
          style={{ animationDelay: delay }}
        />
      ))}
    </span>
  )
}
