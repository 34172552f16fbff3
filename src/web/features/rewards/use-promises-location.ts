import { useEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { sameScreen } from '#web/lib/same-screen.ts'
import { endMessageOfEarlierAct } from '#web/ui/message.ts'
import { promisesPath } from './promises-path.ts'
import { focusPromisesBack, focusPromisesChip } from './reward-filter.tsx'

interface PromisesLocation {
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Returns whether the address is `promisesPath`, and functions that go there and back; the focus goes along. */
export const usePromisesLocation = (): PromisesLocation => {
  const isOpen = new URLSearchParams(useSearch()).has('promises')
  const [, navigate] = useLocation()
  const wasOpen = useRef(isOpen)
  // External system: the focus, also after the browser's own Back.
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    if (isOpen) focusPromisesBack()
    else focusPromisesChip()
  }, [isOpen])
  return {
    isOpen,
    open: () => {
      // What was just redeemed stands there, and can be returned.
      endMessageOfEarlierAct()
      navigate(promisesPath, { state: sameScreen })
    },
    close: () => {
      if (history.state === sameScreen) history.back()
      else navigate('/rewards', { replace: true })
    },
  }
}
