import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { AnswerText } from './answer-text.tsx'
import type { ChatLine } from './conversation.ts'

interface MoreOfAnswerProps {
  line: ChatLine
  /** The later steps and what the answer is based on. */
  text: string
}

/** Renders the rest of an answer, which a tap unfolds; what is above it stays where it is. */
export function MoreOfAnswer({ line, text }: MoreOfAnswerProps) {
  const t = useTranslations('assistant')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        className="press tap-child type-label -mx-2 -my-2 inline-flex items-center gap-1.5 justify-self-start rounded-field px-2 text-primary"
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('moreOfAnswer')}
        <Icon name="down" size={18} className={classNames('transition-transform', isOpen && 'rotate-180')} />
      </button>
      {isOpen && <AnswerText line={line} shown={text} isMore />}
    </>
  )
}
