/** Time without input after which the page may move, in milliseconds: nobody is about to tap something. */
const pauseMs = 2500

/** Longest time that scrolling by the height of a banner takes, in milliseconds. */
const scrollMs = 1000

/** Browsers that anchor the scroll position keep a scrolled page in place by themselves. */
const keepsScrolledPage = CSS.supports('overflow-anchor', 'auto')

const scrollToTop = (top: number, isSmooth: boolean) => scrollTo({ top, behavior: isSmooth ? 'smooth' : 'instant' })

const hasMotion = () => getComputedStyle(document.documentElement).getPropertyValue('--motion').trim() !== '0'

/** Calls `run` once there was no input for 2.5 s; returns a function that cancels. */
const afterPause = (run: () => void): (() => void) => {
  const waiting = new AbortController()
  let handle = 0
  const restart = () => {
    clearTimeout(handle)
    handle = window.setTimeout(finish, pauseMs)
  }
  const cancel = () => {
    waiting.abort()
    clearTimeout(handle)
  }
  const finish = () => {
    cancel()
    run()
  }
  for (const name of ['pointerdown', 'pointerup', 'keydown'] as const)
    addEventListener(name, restart, { passive: true, signal: waiting.signal })
  restart()
  return cancel
}

/**
 * Keeps the page where it is after an element of `height` pixels was inserted at its start: it is scrolled by that height.
 * Later, when nobody is tapping, the start of the page comes into view again. Returns a function that cancels that.
 */
export const keepPlaceAfterInsertion = (height: number): (() => void) => {
  if (scrollY > 0) {
    if (!keepsScrolledPage) scrollBy({ top: height, behavior: 'instant' })
    return () => undefined
  }
  scrollToTop(height, false)
  return afterPause(() => {
    if (scrollY <= height) scrollToTop(0, hasMotion())
  })
}

/**
 * Calls `remove` when an element of `height` pixels at the start of the page can go without moving the page: when it is
 * scrolled out of view, which this does once nobody is tapping. Returns a function that cancels.
 */
export const removeWithoutMoving = (height: number, remove: () => void): (() => void) => {
  const waiting = new AbortController()
  let handle = 0
  const finish = () => {
    waiting.abort()
    clearTimeout(handle)
    remove()
    if (!keepsScrolledPage) scrollBy({ top: -height, behavior: 'instant' })
  }
  const cancelPause = afterPause(() => {
    if (scrollY >= height) return finish()
    addEventListener('scrollend', finish, { signal: waiting.signal })
    handle = window.setTimeout(finish, scrollMs)
    return scrollToTop(height, hasMotion())
  })
  return () => {
    cancelPause()
    waiting.abort()
    clearTimeout(handle)
  }
}
