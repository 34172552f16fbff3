import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { classNames } from '#web/ui/class-names.ts'
import { canDictate, dictate } from './dictation.ts'

/** Renders a button that writes what is said, where the browser recognises it on this device; nothing elsewhere. */
export function DictateButton({ onText }: { onText: (words: string) => void }) {
  const t = useTranslations('sentence')
  const language = useLocale()
  const [knownFor, setKnownFor] = useState<string>()
  const [isListening, setIsListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  // External system: the speech recognition of the browser.
  useEffect(() => {
    let isCurrent = true
    void canDictate(language).then((can) => isCurrent && setKnownFor(can ? language : undefined))
    return () => {
      isCurrent = false
      stop.current?.()
    }
  }, [language])
  if (knownFor !== language) return null
  const toggle = () => {
    if (isListening) {
      stop.current?.()
      return
    }
    setIsListening(true)
    stop.current = dictate(language, onText, () => setIsListening(false))
  }
  return (
    <button
      type="button"
      aria-label={t(isListening ? 'stopDictating' : 'dictate')}
      aria-pressed={isListening}
      className={classNames(
        'press tap grid shrink-0 place-items-center rounded-full',
        isListening ? 'bg-petal-tint text-petal' : 'text-text-2',
      )}
      onClick={toggle}
    >
      <svg
        width="1.25rem"
        height="1.25rem"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path d="M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM5.500 11.500a6.500 6.500 0 0 0 13 0M12 18v3" />
      </svg>
    </button>
  )
}
