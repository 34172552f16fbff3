import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { isActive, type NavItem } from './nav-items.ts'
import { screenAt } from './screens.tsx'

type PlaceLinkProps = { place: NavItem; look: (here: boolean) => string; children: (here: boolean) => ReactNode }

/** A link to one of the places; its screen is fetched as soon as somebody seems to want it. */
export function NavLink({ place, look, children }: PlaceLinkProps) {
  const [path] = useLocation()
  const here = isActive(place, path)
  const fetchAhead = () => void screenAt(place.path)?.load()
  return (
    <Link
      href={place.path}
      className={look(here)}
      aria-current={here ? 'page' : undefined}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
    >
      {children(here)}
    </Link>
  )
}
