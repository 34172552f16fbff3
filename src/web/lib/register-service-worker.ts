const script = '/sw.js'

const waitForControl = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const listFilesOfThisPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/**
 * Registers the service worker. At the first visit it also gets the files of this page, which were loaded before it was
 * in control.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const first = navigator.serviceWorker.controller ? null : waitForControl()
  await navigator.serviceWorker.register(script)
  await first
  if (first) navigator.serviceWorker.controller?.postMessage(listFilesOfThisPage())
}
