import { useRef, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { textLimits } from '#shared/contract/fields.ts'
import type { Child } from '#shared/children/contract.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const countCharacters = (text: string) => Array.from(text.trim()).length

/** Returns whether a key press submits: Enter without Shift, outside of IME composition. */
const isSubmitKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

type ComposerProps = { child: Child; pending: boolean; onSend: (text: string) => void }

/** Renders the message form of the chat; its draft is stored. */
export function Composer({ child, pending, onSend }: ComposerProps) {
  const t = useTranslations('assistant')
  const form = useRef<HTMLFormElement>(null)
  const {
    values: { text },
    change,
    clear,
  } = useDraft(`chat.${child.id}`, { text: '' })
  const length = countCharacters(text)
  const isTooLong = length > textLimits.chat
  const canSend = length > 0 && !isTooLong && !pending
  return (
    <div className="sticky bottom-(--offline-strip) z-20 -mx-4 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:rounded-t-card lg:border-x">
      <form
        ref={form}
        className="flex items-end gap-2.5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!canSend) return
          onSend(text)
          clear()
        }}
      >
        <textarea
          rows={1}
          value={text}
          aria-label={t('write')}
          placeholder={t('writePlaceholder')}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? 'chat-too-long' : undefined}
          className="field-sizing-content max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-[1.5rem] border-[1.5px] border-control bg-bg px-4 py-2.5"
          onChange={(event) => change({ text: event.target.value })}
          onKeyDown={(event) => {
            if (!isSubmitKey(event)) return
            event.preventDefault()
            form.current?.requestSubmit()
          }}
        />
        <IconButton
          type="submit"
          icon="send"
          tone="primary"
          aria-label={t('send')}
          aria-disabled={!canSend || undefined}
          className={canSend ? '' : 'opacity-60'}
        />
      </form>
      {isTooLong && (
        <p id="chat-too-long" className="pt-1.5 text-small text-negative">
          {t('tooLong', { count: length, most: textLimits.chat })}
        </p>
      )}
      <p className="pt-2 text-center text-meta text-text-2">{t('disclaimer')}</p>
    </div>
  )
}
