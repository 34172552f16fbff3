import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { beginMoment } from '#web/lib/moment-prompt.ts'
import { buttonClasses } from '#web/ui/button-variants.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { EarlierDay } from './use-award.ts'

interface WriteMomentLinkProps {
  child: Child
  /** What was typed so far. */
  words: string
  day: EarlierDay | null
  /** Called when the words are in the moment. */
  onTaken: () => void
}

/** Renders a quiet way to write something hard down without taking points off: a moment that begins with the words. */
export function WriteMomentLink({ child, words, day, onTaken }: WriteMomentLinkProps) {
  const t = useTranslations('behaviors.sheet')
  return (
    <Link
      href="/moments"
      className={buttonClasses('ghost', 'compact', '-mx-1 -mt-2 justify-self-start px-1! text-left! text-text-2!')}
      onClick={() => {
        beginMoment(child.id, t('name'), words, day?.date)
        onTaken()
      }}
    >
      <Icon name="edit" size={18} className="shrink-0" />
      <span className="min-w-0 text-small">{t('asMoment')}</span>
    </Link>
  )
}
