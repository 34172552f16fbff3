import type { IconName } from '#web/ui/icon-paths.ts'

/** The items of the bottom bar and the rail, in order; Glim is in the middle of the bar. */
export const navItems = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/timeline', name: 'timeline', icon: 'clock' },
  { path: '/rewards', name: 'rewards', icon: 'star' },
  { path: '/profile', name: 'profile', icon: 'face' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[]

export type NavItem = (typeof navItems)[number]

const parents: Record<string, string> = {
  '/behaviors': '/',
  '/habits': '/',
  '/skills': '/',
  '/moments': '/',
  '/settings': '/profile',
}

/** Returns whether a path belongs to an item. */
export const isActive = (item: NavItem, path: string): boolean => item.path === (parents[path] ?? path)
