import { NoChildrenCard } from '#web/features/children/no-children-card.tsx'
import { askForChild } from './adding-child.ts'

/** Before the first child. */
export function NoChildren() {
  return <NoChildrenCard onAdd={() => askForChild(true)} />
}
