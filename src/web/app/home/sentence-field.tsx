import { lazy, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { lazyDialog } from '#web/app/lazy-component.tsx'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { useMediaQuery, wideMediaQuery } from '#web/lib/media.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { Spinner } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { DictateButton } from './dictate-button.tsx'
import { useSentence } from './use-sentence.ts'

const importDialog = () => import('#web/features/assistant/sentence-dialog.tsx')
const LazySentenceDialog = lazyDialog(async () => (await importDialog()).SentenceDialog)
const LazyMascot = lazy(async () => ({
  default: (await importWithRetry(() => import('#web/ui/posed-mascot.tsx'))).PosedMascot,
}))

/** Loads what shows the answer while the sentence is written. */
const preloadDialog = (): void =>
  void Promise.allSettled([importDialog(), import('#web/features/assistant/read-cards.ts')])

const closingMs = 250

/** Keeps the height of a field until the dialog in front of it has closed. */
const keepHeight = (field: HTMLElement | null): void => {
  const minHeight = `${field?.offsetHeight ?? 0}px`
  field?.animate({ minHeight: [minHeight, minHeight] }, closingMs)
}

/**
 * Renders the field in which a parent writes what happened; as it grows, it moves what is below. The acts that are
 * found in the sentence are confirmed in a dialog.
 */
export function SentenceField({ family, child }: Pick<ChildScreenProps, 'family' | 'child'>) {
  const t = useTranslations('sentence')
  const isWide = useMediaQuery(wideMediaQuery)
  const field = useRef<HTMLTextAreaElement>(null)
  const sendButton = useRef<HTMLButtonElement>(null)
  const sentence = useSentence(child)
  const { text, cards } = sentence
  // The dialog is still to come when the sentence has been read.
  const isBusy = sentence.isReading || sentence.isOpen
  return (
    <>
      <form
        aria-label={t('title')}
        className="flex items-start gap-1 rounded-[1.5rem] has-[textarea:focus-visible]:outline-3 has-[textarea:focus-visible]:outline-(--ring) [&>button]:-my-[1.5px]"
        onSubmit={(event) => {
          event.preventDefault()
          void sentence.read()
        }}
      >
        <span className="mt-1.5 ml-2 grid size-8 shrink-0 place-items-center max-[20rem]:hidden">
          <Suspense>
            <LazyMascot pose="write" size={32} />
          </Suspense>
        </span>
        <textarea
          ref={field}
          data-sentence-field=""
          rows={1}
          value={text}
          aria-label={t('title')}
          placeholder={isWide ? t('example', { name: child.name }) : t('title')}
          autoComplete="off"
          enterKeyHint="send"
          className="max-h-29 min-h-11.25 min-w-0 flex-1 resize-none overflow-x-hidden overflow-y-auto rounded-field bg-transparent px-1.5 py-2.5 outline-none! field-sizing-content placeholder:text-nowrap placeholder:text-text-2"
          onFocus={preloadDialog}
          onChange={({ target }) => sentence.write(target.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <DictateButton onText={(words) => sentence.write(text === '' ? words : `${text} ${words}`)} />
        <button
          ref={sendButton}
          type="submit"
          aria-label={t('read')}
          aria-busy={isBusy || undefined}
          aria-disabled={text.trim() === '' || undefined}
          className="press tap-child inline-grid shrink-0 place-items-center rounded-full text-primary hover:bg-surface-2"
        >
          {isBusy ? <Spinner /> : <Icon name="send" size={22} />}
        </button>
      </form>
      {cards && (
        <LazySentenceDialog
          open={sentence.isOpen}
          text={sentence.readText}
          cards={cards}
          family={family}
          child={child}
          onChange={sentence.change}
          onClose={sentence.close}
          onEdit={() => {
            sentence.close()
            // The dialog gives the focus back once it has closed.
            setTimeout(() => field.current?.focus())
          }}
          onRecorded={() => {
            keepHeight(field.current)
            sentence.finish()
          }}
          onAsked={sentence.finish}
          // The keyboard of a phone would come back with the field.
          findFinalFocus={() => (field.current?.value === '' ? sendButton.current : undefined)}
        />
      )}
    </>
  )
}
