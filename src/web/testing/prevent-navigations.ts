import { onTestFinished } from 'vitest'

/** Cancels navigations and reloads until the test ends; returns a list that grows by the type and time of each. */
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
