import type { User } from '#shared/auth/contract.ts'
import type { Child } from '#shared/children/contract.ts'

export interface GlimProps {
  user: User
  /** Undefined while the family has no child. */
  child: Child | undefined
}
