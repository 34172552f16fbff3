import { waitForFailureEnd } from '#web/ui/message.ts'

const options = { capture: true, passive: true }

/** Keeps lights above a jar, while the page scrolls, until no failure is shown any more or something is touched. */
export const waitAboveJar = async (lights: HTMLElement, jar: Element): Promise<void> => {
  const listening = new AbortController()
  const { signal } = listening
  const startTop = jar.getBoundingClientRect().top
  const follow = () => {
    lights.style.translate = `0 ${jar.getBoundingClientRect().top - startTop}px`
  }
  addEventListener('scroll', follow, { ...options, signal })
  const touched = new Promise<void>((resolve) => {
    for (const name of ['pointerdown', 'keydown'] as const)
      addEventListener(name, () => resolve(), { ...options, signal })
  })
  await Promise.race([waitForFailureEnd(), touched])
  listening.abort()
}
