import type { ReactNode } from 'react'
import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'

/** What a screen behind the sign-in is given. */
export interface MemberScreenProps {
  user: User
}

/** What a screen about the chosen child is given. */
export interface ChildScreenProps extends MemberScreenProps {
  /** The chosen child. */
  child: Child
  /** All children of the family. */
  family: readonly Child[]
  /** The children as chips, to choose another one: for every screen that writes. */
  chips: ReactNode
}
