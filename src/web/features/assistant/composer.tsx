import { startTransition, useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { useHistoryState } from 'wouter/use-browser-location'
import { textLimits } from '#shared/contract/fields.ts'
import type { Child } from '#shared/children/contract.ts'
import type { askState } from '#web/lib/ask-state.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { isTouchDevice } from '#web/lib/media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { fullWidthClasses } from './full-width-classes.ts'

const countCharacters = (text: string) => Array.from(text.trim()).length

/** Returns whether a key press submits: Enter without Shift, outside of IME composition. */
const isSubmitKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

/** Returns the ref of the field, which has the focus where the chat was opened to ask something. */
const useFocusToAsk = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  const state = useHistoryState<typeof askState | null>()
  // External system: the document's focus.
  useEffect(() => {
    if (state?.asks) field.current?.focus()
  }, [state])
  return field
}

/** On a phone a bar along the edge of the window; in a wide one its form floats above the end of the page. The page fades below both. */
const barClasses = [
  'border-t border-line bg-surface pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
  '[@media(height<30rem)]:pt-2 [@media(height<30rem)]:pb-[max(0.5rem,env(safe-area-inset-bottom))]',
  'lg:border-0 lg:bg-bg lg:px-0! lg:pt-0!',
  'before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 lg:before:h-8',
  'before:bg-linear-to-t before:from-bg before:to-transparent',
].join(' ')

/** Sets the height of the bar for what stands above it, and the height of its field for the bar. */
const measureBar = (bar: HTMLElement | null): (() => void) | undefined => {
  const field = bar?.querySelector('textarea')
  if (!bar || !field) return undefined
  const { style } = document.documentElement
  const measure = () => {
    style.setProperty('--composer', `${bar.offsetHeight}px`)
    bar.style.setProperty('--field', `${field.offsetHeight}px`)
  }
  measure()
  // External system: the size of the element.
  const observer = new ResizeObserver(measure)
  observer.observe(bar)
  return () => observer.disconnect()
}

type ComposerProps = {
  child: Child
  /** Before the first question, it grows over the suggestions instead of pushing the page. */
  isFirst: boolean
  pending: boolean
  onSend: (text: string) => void
}

/** Renders the message form of the chat; its draft is stored. */
export function Composer({ child, isFirst, pending, onSend }: ComposerProps) {
  const t = useTranslations('assistant')
  const form = useRef<HTMLFormElement>(null)
  const field = useFocusToAsk()
  const {
    values: { text },
    change,
    clear,
  } = useDraft(`chat.${child.id}`, { text: '' })
  const length = countCharacters(text)
  const isTooLong = length > textLimits.chat
  const canSend = length > 0 && !isTooLong && !pending
  return (
    <div
      ref={measureBar}
      className={classNames(
        'sticky bottom-(--offline-strip) z-20',
        barClasses,
        fullWidthClasses,
        isFirst && 'mt-[calc(3rem-var(--field,3rem))]',
      )}
    >
      <form
        ref={form}
        data-composer=""
        className="flex items-end gap-2.5 lg:relative lg:rounded-[2.125rem] lg:bg-surface lg:p-2.5 lg:shadow-float"
        onSubmit={(event) => {
          event.preventDefault()
          if (!canSend) return
          // The field is empty at once: earlier answers take longer to render than a frame.
          startTransition(() => onSend(text))
          clear()
          // The keyboard of a phone would cover half of the answer.
          if (isTouchDevice()) field.current?.blur()
        }}
      >
        <div className="min-w-0 flex-1">
          <textarea
            ref={field}
            data-sentence-field=""
            rows={1}
            value={text}
            aria-label={t('write')}
            placeholder={t('writePlaceholder')}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? 'chat-too-long' : undefined}
            className={classNames(
              'field-sizing-content block max-h-40 min-h-12 w-full resize-none rounded-[1.5rem] border-[1.5px] bg-bg px-4 py-2.5 placeholder:text-text-2',
              // Before the first question the field is the invitation.
              isFirst ? 'border-primary' : 'border-control',
            )}
            onChange={(event) => change({ text: event.target.value })}
            onKeyDown={(event) => {
              if (!isSubmitKey(event)) return
              event.preventDefault()
              form.current?.requestSubmit()
            }}
          />
        </div>
        <IconButton
          type="submit"
          icon="send"
          tone={canSend ? 'primary' : 'plain'}
          aria-label={t('send')}
          aria-disabled={!canSend || undefined}
          className={canSend ? undefined : 'bg-surface-2 text-text-2'}
        />
      </form>
      {isTooLong && (
        <p id="chat-too-long" className="pt-1.5 text-small text-negative">
          {t('tooLong', { count: length, most: textLimits.chat })}
        </p>
      )}
      {/* In the little room above an open keyboard it is still said. */}
      <p className="pt-2 text-center text-meta text-text-2 [@media(height<30rem)]:sr-only">{t('disclaimer')}</p>
    </div>
  )
}
