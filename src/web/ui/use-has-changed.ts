import { useState } from 'react'

/** Returns whether a value has changed since the first render: what was so before is not animated. */
export const useHasChanged = (value: unknown): boolean => {
  const [first] = useState(value)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && value !== first) setHasChanged(true)
  return hasChanged
}
