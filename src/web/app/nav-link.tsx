import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isActive, type NavItem } from './nav-items.ts'
import { screenAt } from './screens.tsx'

type NavLinkProps = {
  item: NavItem
  className: (isCurrent: boolean) => string
  children: (isCurrent: boolean) => ReactNode
}

/** Renders a link of the navigation; hover and focus preload its screen. */
export function NavLink({ item, className, children }: NavLinkProps) {
  const [path] = useLocation()
  const isCurrent = isActive(item, path)
  const preload = () => void screenAt(item.path)?.load()
  return (
    <Link
      href={item.path}
      className={className(isCurrent)}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {children(isCurrent)}
    </Link>
  )
}
