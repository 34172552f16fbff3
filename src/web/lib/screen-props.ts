import type { ReactNode } from 'react'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'

/** Props of a screen for signed-in users. */
export interface MemberScreenProps {
  user: User
}

/** Props of a screen about the selected child. */
export interface ChildScreenProps extends MemberScreenProps {
  /** The selected child. */
  child: Child
  /** All children of the family. */
  family: readonly Child[]
  /** Pictures that select another child, for screens whose header has none; for one child nothing, unless the screen has no other way to its data. */
  chips: ReactNode
}
