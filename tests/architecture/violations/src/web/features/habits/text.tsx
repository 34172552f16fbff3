// caught by react(jsx-no-literals): literal text
import type { ReactNode } from 'react'

export function Greeting(): ReactNode {
  return <p>Hello</p>
}
