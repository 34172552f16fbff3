import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { useIsClamped } from '#web/ui/use-is-clamped.ts'
import { isShortStory } from './short-story.ts'

const fontClasses = 'font-round font-medium text-text'

/** The font of a story. */
export const wordsClasses = `${fontClasses} text-[0.9375rem]/5.5`

/** The font of a whole story that is read. */
export const readWordsClasses = `${fontClasses} text-[1.0625rem]/6.5`

/** A short story is as large as a quotation, so that it fills its part of a card. */
const shortStoryClasses = `${fontClasses} text-[1.125rem]/6.5`

/** The same font in a grid of cards, for words that stand in a low row elsewhere. */
export const largeInGridClasses = 'sm:in-data-cards:text-[1.125rem]/6.5'

/** Renders the beginning of a story, and that there is more; a story that can be opened nowhere is whole. */
export function Story({ text, isWhole }: { text: string; isWhole: boolean }) {
  const t = useTranslations('moments')
  const { ref, isClamped } = useIsClamped()
  return (
    <>
      <p
        ref={ref}
        className={classNames(
          isShortStory(text) ? shortStoryClasses : wordsClasses,
          'whitespace-pre-line wrap-anywhere',
          !isWhole && 'max-h-27.5 overflow-hidden',
        )}
      >
        {text}
      </p>
      {isClamped && (
        <p aria-hidden="true" className="type-label text-petal">
          {t('readAll')}
        </p>
      )}
    </>
  )
}
