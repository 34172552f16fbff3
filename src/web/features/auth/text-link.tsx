import type { ReactNode } from 'react'
import { Link } from 'wouter'

/** Renders a link within a sentence. */
export function TextLink({ to, onClick, children }: { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <Link to={to} onClick={onClick} className="font-medium text-primary underline">
      {children}
    </Link>
  )
}

/** Renders a link that stands alone, as a touch target of 44 px. */
export function StandaloneLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <span className="inline-flex min-h-11 items-center *:py-2.5">
      <TextLink to={to}>{children}</TextLink>
    </span>
  )
}
