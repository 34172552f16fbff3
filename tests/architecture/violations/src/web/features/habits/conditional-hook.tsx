// caught by react-hooks(rules-of-hooks):
import { useState } from 'react'

export function useSometimes(often: boolean): number {
  if (!often) return 0
  const [count] = useState(1)
  return count
}
