import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

/** Renders a part of the settings as a card with a heading. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid grid-cols-1 gap-4">
      <h2 className="type-h3">{title}</h2>
      {children}
    </Card>
  )
}
