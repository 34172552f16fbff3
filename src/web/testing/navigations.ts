import { onTestFinished } from 'vitest'

/** Records and prevents navigations and reloads, with their times. */
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
