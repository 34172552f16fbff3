import { onTestFinished } from 'vitest'

/** Prevents navigations and reloads; returns a list of those prevented, with their times. */
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
