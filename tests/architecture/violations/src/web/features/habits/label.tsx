// caught by react(jsx-no-literals): restricted JSX attributes
import type { ReactNode } from 'react'

export function Close(): ReactNode {
  return <button type="button" aria-label="Close" />
}
