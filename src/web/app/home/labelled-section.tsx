import { useId, type ReactNode } from 'react'

/** Renders a section of a dialog under its small title. */
export function LabelledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-3">
      <h3 id={id} className="type-label mb-1.5 px-0.5 text-text-2">
        {title}
      </h3>
      {children}
    </section>
  )
}
