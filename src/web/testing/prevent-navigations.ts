import { onTestFinished } from 'vitest'

/** Cancels navigations and reloads until the test ends; returns a list that grows by the type of each. */
export const preventNavigations = () => {
  const prevented: { type: NavigationType }[] = []
  const onNavigate = (event: NavigateEvent) => {
    event.preventDefault()
    prevented.push({ type: event.navigationType })
  }
  navigation.addEventListener('navigate', onNavigate)
  onTestFinished(() => navigation.removeEventListener('navigate', onNavigate))
  return prevented
}
