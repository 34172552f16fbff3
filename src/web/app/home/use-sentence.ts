import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ApiError, OfflineError } from '#shared/contract/client.ts'
import type { ChangeCards, SentenceCards } from '#web/features/assistant/sentence-cards.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { isReachable } from '#web/lib/reachability.ts'
import { writeSessionValue } from '#web/lib/storage.ts'
import { useShowError } from '#web/lib/use-show-error.ts'
import { useToday } from '#web/lib/use-today.ts'
import { endFailure } from '#web/ui/message.ts'

/** The cards of the last sentence in the session storage, until all are recorded. */
const keptName = 'sentence'

/** Returns the sentence of the field of home and the cards of what it tells of. Both stay in the tab until these are recorded. */
export const useSentence = (child: Child) => {
  const t = useTranslations('sentence')
  const language = useLocale()
  const today = useToday()
  const showError = useShowError()
  const {
    values: { text },
    change: changeDraft,
    clear,
  } = useDraft(keptName, { text: '' })
  const [shown, setShown] = useState<{ text: string; cards: SentenceCards }>()
  const [isOpen, setIsOpen] = useState(false)
  const [isReading, setIsReading] = useState(false)

  const change: ChangeCards = (update) =>
    setShown((before) => {
      if (!before) return before
      const after = { ...before, cards: update(before.cards) }
      writeSessionValue(keptName, after)
      return after
    })

  const load = async (sentence: string): Promise<SentenceCards> => {
    // The chunk that asks is loaded with the first sentence.
    if (!isReachable()) throw new OfflineError('No connection.')
    const { readCards } = await import('#web/features/assistant/read-cards.ts').catch((cause: unknown) => {
      throw new OfflineError('Not loaded.', { cause })
    })
    return readCards({ childId: child.id, text: sentence, language }, { name: keptName, today })
  }

  const read = async (): Promise<void> => {
    const sentence = text.trim()
    if (sentence === '' || isReading) return
    setIsReading(true)
    try {
      const cards = await load(sentence)
      endFailure()
      setShown({ text: sentence, cards })
      setIsOpen(true)
    } catch (error) {
      const isTooLong = error instanceof ApiError && error.code === 'invalid_input'
      const offline = error instanceof OfflineError ? t('keptOffline') : undefined
      showError(error, { title: t('notRead'), description: isTooLong ? t('tooLong') : offline })
    } finally {
      setIsReading(false)
    }
  }

  const close = () => setIsOpen(false)
  const finish = () => {
    writeSessionValue(keptName, undefined)
    clear()
    close()
  }
  return {
    text,
    readText: shown?.text ?? '',
    cards: shown?.cards,
    isOpen,
    isReading,
    write: (typed: string) => changeDraft({ text: typed }),
    read,
    change,
    close,
    finish,
  }
}
