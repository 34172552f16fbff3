import { focusManager } from '@tanstack/react-query'
import { vi } from 'vitest'
import { page, server } from 'vitest/browser'
import { resetClock, settle } from './clock.ts'
import { resetModules } from './module-state.ts'

const { body, documentElement, title } = document
const url = location.href
const children = [...body.childNodes]

const copyAttributes = (element: Element) => Array.from(element.attributes, ({ name, value }) => [name, value] as const)

const attributes = [documentElement, body].map((element) => [element, copyAttributes(element)] as const)

const resetDocument = (): void => {
  document.title = title
  for (const [element, first] of attributes) {
    for (const { name } of Array.from(element.attributes)) element.removeAttribute(name)
    for (const [name, value] of first) element.setAttribute(name, value)
  }
  body.replaceChildren(...children)
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  scrollTo(0, 0)
  if (location.href !== url) history.replaceState(null, '', url)
}

const resetViewport = async (): Promise<void> => {
  const { width, height } = server.config.browser.viewport
  if (innerWidth !== width || innerHeight !== height) await page.viewport(width, height)
}

/** Leaves nothing of an earlier test in the page, which all files of a worker share: as if the app was opened in a new one. */
export const resetPage = async (): Promise<void> => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  focusManager.setFocused(undefined)
  // The end of one state may be what something waits for that changes another one.
  for (let times = 0; times < 2; times += 1) {
    resetClock()
    localStorage.clear()
    sessionStorage.clear()
    resetModules()
    await settle()
  }
  resetDocument()
  await resetViewport()
}
