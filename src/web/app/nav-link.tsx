import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { nextPaint } from '#web/lib/next-paint.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { findScreen } from './screens.tsx'

/** The four links of the bottom bar and the rail, in order; Glim's button is not one of them. */
export const navItems = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/timeline', name: 'timeline', icon: 'clock' },
  { path: '/rewards', name: 'rewards', icon: 'star' },
  { path: '/profile', name: 'profile', icon: 'face' },
] as const satisfies readonly { path: string; name: string; icon: IconName }[]

export type NavItem = (typeof navItems)[number]

/** The parent of each screen without a navigation item, by path: its item is current, and back leads to it. */
export const parentPaths: Record<string, string> = {
  '/behaviors': '/',
  '/habits': '/',
  '/skills': '/',
  '/moments': '/',
  '/settings': '/profile',
}

const findItemPath = (path: string, isExact: boolean): string => {
  const whole = findScreen(path)?.within ?? path
  return isExact ? whole : (parentPaths[whole] ?? whole)
}

type NavLinkProps = {
  path: string
  /** Whether it is current on its own screen only, not on those that lead back to it. */
  isExact?: boolean
  className: (isCurrent: boolean) => string
  children: (isCurrent: boolean) => ReactNode
}

/** Renders a link of the navigation; hover and focus preload its screen, after the paint that shows them. */
export function NavLink({ path, isExact = false, className, children }: NavLinkProps) {
  const isCurrent = path === findItemPath(useLocation()[0], isExact)
  const preload = async () => {
    await nextPaint()
    await findScreen(path)?.preload()
  }
  return (
    <Link
      href={path}
      className={className(isCurrent)}
      aria-current={isCurrent ? 'page' : undefined}
      // A finger lifts too soon for a preload: running its modules would delay the response to the tap.
      onPointerEnter={({ pointerType }) => void (pointerType !== 'touch' && preload())}
      onFocus={() => void preload()}
    >
      {children(isCurrent)}
    </Link>
  )
}
