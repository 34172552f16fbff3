import { useTranslations } from 'use-intl'
import { ChipButton } from '#web/ui/chip.tsx'
import { keepEdgesMarked, markEdges } from '#web/ui/mark-edges.ts'

interface FollowUpsProps {
  questions: readonly string[]
  onAsk: (text: string) => void
}

/** As wide as a narrow window, so that the chips leave it at its edge; its padding is for the rings. */
const rowClasses =
  'fade-at-edges -mx-4 -my-1.5 scroll-px-10 overflow-x-auto px-4 py-1.5 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:px-0'

/** Renders what to ask next: a row that scrolls sideways, or lines in a wide window. */
export function FollowUps({ questions, onAsk }: FollowUpsProps) {
  const t = useTranslations('assistant')
  if (questions.length === 0) return null
  return (
    <fieldset className="min-w-0 animate-fade pt-1">
      <legend className="sr-only">{t('followUps')}</legend>
      <div ref={keepEdgesMarked} className={rowClasses} onScroll={({ currentTarget }) => markEdges(currentTarget)}>
        <div className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
          {questions.map((label) => (
            <ChipButton key={label} className="max-w-[80vw]! lg:max-w-full!" onClick={() => onAsk(label)}>
              {label}
            </ChipButton>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
