import { useCallback, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** Returns a ref for a sticky element, and whether it sticks, which it does once the top of its parent is above it. */
const useIsStuck = () => {
  const [isStuck, setIsStuck] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    const heading = element?.closest('[data-sticky]')
    const start = heading?.previousElementSibling
    if (!heading || !start) return undefined
    const top = Number.parseFloat(getComputedStyle(heading).top) || 0
    const observer = new IntersectionObserver((entries) => setIsStuck(entries.at(-1)?.isIntersecting === false), {
      // What is below the window counts as in it, so that a jump past it is noticed, too.
      rootMargin: `-${top}px 0px 100000px`,
    })
    observer.observe(start)
    return () => observer.disconnect()
  }, [])
  return [ref, isStuck] as const
}

interface ChildWhileStuckProps {
  child: Pick<Child, 'name' | 'avatarUrl'>
  className: string
}

/**
 * Renders the picture of the child on the heading of a day while it sticks to the top, where the children above are scrolled
 * out; it moves with the heading, and no other one repeats it.
 */
export function ChildWhileStuck({ child, className }: ChildWhileStuckProps) {
  const [ref, isStuck] = useIsStuck()
  return (
    <span
      ref={ref}
      data-stuck={isStuck}
      className={classNames('flex transition-opacity duration-150', !isStuck && 'opacity-0', className)}
    >
      <Avatar emoji={child.avatarUrl} name={child.name} className="size-6.5! ring-2 ring-bg" />
    </span>
  )
}
