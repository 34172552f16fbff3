import { onTestFinished } from 'vitest'

/**
 * Remembers the time of the last tap; the returned function taps a button so many milliseconds after that one, however long the
 * test has taken since.
 */
export const recordTaps = () => {
  let last = 0
  const remember = (event: Event) => {
    last = event.timeStamp
  }
  document.addEventListener('click', remember, true)
  onTestFinished(() => document.removeEventListener('click', remember, true))
  return (button: Element, afterMs: number): void => {
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    Object.defineProperty(tap, 'timeStamp', { value: last + afterMs })
    button.dispatchEvent(tap)
  }
}
