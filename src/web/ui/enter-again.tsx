import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface EnterAgainProps {
  /** What the order of the children depends on. When it changes, all of them fade in at their new places. */
  on: string
  className?: string
  children: ReactNode
}

/**
 * Renders children that enter again, by fading, when their order changes: nothing slides. The focus stays on the element
 * with the same `data-entry`.
 */
export function EnterAgain({ on, ...props }: EnterAgainProps) {
  const [first] = useState(on)
  const focused = useRef<string | undefined>(undefined)
  return <Entrance key={on} isAgain={on !== first} focused={focused} {...props} />
}

interface EntranceProps extends Omit<EnterAgainProps, 'on'> {
  isAgain: boolean
  focused: React.RefObject<string | undefined>
}

function Entrance({ isAgain, focused, className, children }: EntranceProps) {
  const container = useRef<HTMLDivElement>(null)
  // External system: the document's focus, which an element loses when it leaves.
  useLayoutEffect(() => {
    const element = container.current
    const entries = [...(element?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
    entries.find(({ dataset }) => dataset['entry'] === focused.current)?.focus({ preventScroll: true })
    return () => {
      const { activeElement } = document
      const isInside = activeElement instanceof HTMLElement && element?.contains(activeElement)
      focused.current = isInside ? activeElement.dataset['entry'] : undefined
    }
  }, [focused])
  return (
    <div ref={container} className={classNames(isAgain && 'animate-fade', className)}>
      {children}
    </div>
  )
}
