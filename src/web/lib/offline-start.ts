const script = '/sw.js'

const inCharge = () =>
  new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })

const partsOfThisPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))

/**
 * Lets the app start without a network: registers the service worker, which stores each part of the app that passes by
 * it. At the first visit the parts of this page have passed already, so they go once more, out of the browser's cache.
 */
export const keepForOffline = async (): Promise<void> => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const first = navigator.serviceWorker.controller ? null : inCharge()
  await navigator.serviceWorker.register(script)
  if (!first) return
  await first
  await Promise.all(partsOfThisPage().map((part) => fetch(part)))
}
