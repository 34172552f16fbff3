import type { ReactNode } from 'react'

interface IdeasSectionProps {
  heading: string
  /** Buttons beside the heading. */
  action: ReactNode
  children: ReactNode
}

/** Renders ideas below a heading with buttons beside it. */
export const IdeasSection = ({ heading, action, children }: IdeasSectionProps) => (
  <section>
    <div className="mb-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
      <h2 className="type-h3 min-w-0 wrap-anywhere">{heading}</h2>
      {action}
    </div>
    {children}
  </section>
)
