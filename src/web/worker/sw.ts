import { toFileCacheKey, isCachedWhenUsed, findAssets, chooseFilesToPrecache, type BuiltFile } from './built-files.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly BuiltFile[] }

const files = self.__WB_MANIFEST.map(toFileCacheKey)
const findCacheKey = (path: string) => files.find((file) => file.startsWith(`${path}?`)) ?? path
const shellKey = findCacheKey('/index.html')
const beforePaintPath = '/before-paint.js'

const openCache = () => caches.open('glowjar')

/**
 * Precaches what the app needs to start offline. A new worker waits until all pages of the old build are closed, since
 * those need their own files.
 */
const precache = async () => {
  const cache = await openCache()
  const response = await fetch(shellKey, { cache: 'reload' })
  const page = await response.clone().text()
  if (!response.ok || !findAssets(page).every((part) => files.includes(part))) throw new Error('This is another build.')
  const before = (await cache.keys()).map(({ url }) => url.slice(self.origin.length))
  await cache.addAll(
    chooseFilesToPrecache(files, page, before).filter((file) => file !== shellKey && !before.includes(file)),
  )
  await cache.put(shellKey, response)
}

/** Deletes the files of other builds and takes control of open pages. */
const takeOver = async () => {
  const cache = await openCache()
  const gone = (await cache.keys()).filter(({ url }) => !files.includes(url.slice(self.origin.length)))
  await Promise.all(gone.map((request) => cache.delete(request)))
  await self.clients.claim()
}

/** Responds from the network, or without one with the cached file `otherwise`. */
const fetchOrMatch = (request: Request, otherwise: string) =>
  fetch(request).catch(async () => (await (await openCache()).match(otherwise)) ?? Response.error())

/** Responds from the cache, else from the network; hashed files never change. */
const matchOrFetch = async ({
  request,
  waitUntil,
}: {
  request: Request
  waitUntil: (stored: Promise<void>) => void
}) => {
  const cache = await openCache()
  const stored = await cache.match(request, { ignoreVary: true })
  if (stored) return stored
  const response = await fetch(request)
  if (response.ok) waitUntil(cache.put(request, response.clone()))
  return response
}

/** Caches the files that a page loaded before the worker was in control. */
const cacheLoadedFiles = async (paths: unknown) => {
  const passed = new Set(Array.isArray(paths) ? paths : [])
  const cache = await openCache()
  await Promise.all(files.filter((file) => isCachedWhenUsed(file) && passed.has(file)).map((part) => cache.add(part)))
}

self.addEventListener('message', (event) => event.waitUntil(cacheLoadedFiles(event.data)))
self.addEventListener('install', (event) => event.waitUntil(precache()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  // Responses of the API are never cached.
  if (request.method !== 'GET' || origin !== self.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetchOrMatch(request, shellKey))
  else if (pathname === beforePaintPath) event.respondWith(fetchOrMatch(request, findCacheKey(beforePaintPath)))
  else if (isCachedWhenUsed(pathname)) {
    event.respondWith(matchOrFetch({ request, waitUntil: (stored) => event.waitUntil(stored) }))
  }
})
