import { onTestFinished } from 'vitest'

/** Where the page would have gone: each attempt to leave or to load it anew is noted, with its time, and prevented. */
export const preventNavigations = () => {
  const prevented: { type: NavigationType; at: number }[] = []
  const onNavigate = (event: NavigateEvent) => {
    event.preventDefault()
    prevented.push({ type: event.navigationType, at: performance.now() })
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate))
  return prevented
}
