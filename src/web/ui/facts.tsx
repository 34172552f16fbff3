import type { ReactNode } from 'react'

/**
 * Renders short facts in a line, with dots between them; empty ones are left out. A line breaks between two facts rather
 * than within one, and has no dot at its start or end.
 */
export function Facts({ facts }: { facts: readonly ReactNode[] }) {
  const shown = facts.filter((fact) => fact !== null && fact !== false && fact !== '')
  return (
    <span className="block min-w-0 overflow-x-clip">
      {/* The dot of a fact stands in its padding, which is outside of what is shown at the start of a line. */}
      <span className="-ml-[1em] flex flex-wrap items-baseline">
        {shown.map((fact, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- two facts can be equal, and none has an id
          <span key={n} className="relative max-w-full pl-[1em] wrap-anywhere">
            {n > 0 && <span className="absolute left-0 flex w-[1em] justify-center"> · </span>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  )
}
