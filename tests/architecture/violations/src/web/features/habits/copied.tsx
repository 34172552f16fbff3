// caught by react(set-state-in-effect):
import { useEffect, useState } from 'react'

export function useCopy(title: string): string {
  const [copy, setCopy] = useState(title)
  useEffect(() => {
    setCopy(title)
  }, [title])
  return copy
}
