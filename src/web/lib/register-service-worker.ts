const script = '/sw.js'

const inCharge = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const partsOfThisPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname)

/**
 * Lets the app start without a network: registers the service worker, which stores each part of the app that passes by
 * it. At the first visit the parts of this page have passed already, so it is told which; it finds them in the browser's
 * cache.
 */
export const registerServiceWorker = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const first = navigator.serviceWorker.controller ? null : inCharge()
  await navigator.serviceWorker.register(script)
  await first
  if (first) navigator.serviceWorker.controller?.postMessage(partsOfThisPage())
}
