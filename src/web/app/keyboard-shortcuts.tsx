import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#web/lib/session.ts'
import { useShortcutsOn } from '#web/lib/shortcuts.ts'
import { lazyDialog } from './lazy-component.tsx'

const LazyShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog)

const fieldSelector = 'input, textarea, select, [contenteditable]'
const overlaySelector = '[data-sheet], [role="dialog"], [role="menu"], [role="alertdialog"], [data-celebration]'

/** Returns whether a key is meant for something else: a field, an overlay, the browser, or a key that is held down. */
const isTaken = ({ target, repeat, isComposing, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  [repeat, isComposing, ctrlKey, metaKey, altKey, defaultPrevented].some(Boolean) ||
  (target instanceof Element && target.closest(fieldSelector) !== null) ||
  document.querySelector(overlaySelector) !== null

/** Taps the nth tile that awards points. */
const tapTile = (place: number): void =>
  document.querySelectorAll<HTMLElement>('main [data-tile]:not([data-keyless] *)')[place - 1]?.click()

/** Focuses the field for what happened, or that of the chat; returns whether there is one. */
const focusSentence = (): boolean => {
  const field = document.querySelector<HTMLElement>('[data-sentence-field]')
  field?.focus()
  return field !== null
}

/** Taps Undo in the message of the last act. */
const tapUndo = (): void => document.querySelector<HTMLElement>('[data-undo]')?.click()

/**
 * Listens for the shortcuts of signed-in users: 1–9 award, Z undoes, / leads to the field for what happened, ? lists them. They can be switched off, as single
 * keys disturb people who dictate (WCAG 2.1.4).
 */
export function KeyboardShortcuts() {
  const { data: user } = useQuery({ ...sessionQuery, enabled: false })
  const isOn = useShortcutsOn()
  const [open, setOpen] = useState(false)
  const isActive = Boolean(user) && isOn
  // External system: the keyboard. The mark shows the numbers of the tiles.
  useEffect(() => {
    if (!isActive) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      if (/^[1-9]$/.test(event.key)) tapTile(Number(event.key))
      else if (event.key.toLowerCase() === 'z') tapUndo()
      else if (event.key === '?') setOpen(true)
      // Firefox would search the page.
      else if (event.key === '/' && focusSentence()) event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    document.documentElement.dataset.shortcuts = ''
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      delete document.documentElement.dataset.shortcuts
    }
  }, [isActive])
  return <LazyShortcutsDialog open={open} onClose={() => setOpen(false)} />
}
