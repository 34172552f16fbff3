import type { IconName } from '#web/ui/icon-paths.ts'

/** The four places of the bar and the rail, in their order; Glim stands in the middle of the bar. */
export const places = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/timeline', name: 'timeline', icon: 'clock' },
  { path: '/rewards', name: 'rewards', icon: 'star' },
  { path: '/profile', name: 'profile', icon: 'face' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[]

export type Place = (typeof places)[number]

const within: Record<string, string> = {
  '/behaviors': '/',
  '/habits': '/',
  '/skills': '/',
  '/moments': '/',
  '/settings': '/profile',
}

/** Whether a path belongs to a place. */
export const isAt = (place: Place, path: string): boolean => place.path === (within[path] ?? path)
