import type { IconName } from '#web/ui/icon-paths.ts'

/** The four places of the bar and the rail, in their order; Glim stands in the middle of the bar. */
export const navItems = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/timeline', name: 'timeline', icon: 'clock' },
  { path: '/rewards', name: 'rewards', icon: 'star' },
  { path: '/profile', name: 'profile', icon: 'face' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[]

export type NavItem = (typeof navItems)[number]

const within: Record<string, string> = {
  '/behaviors': '/',
  '/habits': '/',
  '/skills': '/',
  '/moments': '/',
  '/settings': '/profile',
}

/** Whether a path belongs to a place. */
export const isActive = (place: NavItem, path: string): boolean => place.path === (within[path] ?? path)
