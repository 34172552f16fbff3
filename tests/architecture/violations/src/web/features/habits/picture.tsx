// caught by jsx-a11y(alt-text):
import type { ReactNode } from 'react'

export function Picture(): ReactNode {
  return <img src="/habit.svg" />
}
