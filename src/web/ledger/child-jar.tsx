import { lazy, Suspense, useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useAppearance } from '#web/lib/appearance.ts'
import { importWithRetry } from '#web/lib/import-with-retry.ts'
import { useMediaQuery } from '#web/lib/media.ts'
import { useIsBrowserIdle } from '#web/lib/use-idle.ts'
import { Jar, type JarProps } from '#web/ui/jar.tsx'
import { useShownPoints } from './flights.ts'

const LazyFireflies = lazy(async () => {
  const { LivingFireflies } = await importWithRetry(() => import('#web/ui/living-fireflies.tsx'))
  return { default: LivingFireflies }
})

interface ChildJarProps extends Pick<JarProps, 'size'> {
  child: Pick<Child, 'id' | 'points'>
}

/**
 * Renders the large jar of a child, to which lights fly. Up to twelve of its lights drift and blink: after the first
 * paint, unless motion is reduced, until the page was not touched for 30 seconds.
 */
export function ChildJar({ child, size }: ChildJarProps) {
  const format = useFormatter()
  const points = useShownPoints(child)
  const isIdle = useIsBrowserIdle()
  const isCalm = usePrefersLessMotion()
  const [isLiving, setIsLiving] = useState(false)
  return (
    <div data-jar={child.id} className="relative inline-grid max-w-full">
      <Jar
        points={points}
        seed={child.id}
        size={size}
        isLiving={isLiving}
        shelfLabel={(jars) => `× ${format.number(jars)}`}
        className="max-w-full"
      />
      {isIdle && !isCalm && (
        <Suspense>
          <LazyFireflies points={points} seed={child.id} hasShelf={points >= 1000} onShown={setIsLiving} />
        </Suspense>
      )}
    </div>
  )
}

const usePrefersLessMotion = (): boolean => {
  const { motion } = useAppearance()
  return useMediaQuery('(prefers-reduced-motion: reduce)') || motion === 'less'
}
