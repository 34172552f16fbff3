import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Jar } from '#web/ui/jar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { useShownPoints } from './award-flights.ts'

interface PointsJarProps {
  child: Pick<Child, 'id' | 'points' | 'avatarUrl'>
  showsAvatar?: boolean
}

/** Renders a small jar with the balance of a child; lights fly into it where no larger jar of the child is in view. */
export function PointsJar({ child, showsAvatar = false }: PointsJarProps) {
  const formatNumber = useFormatNumber()
  const points = useShownPoints(child)
  return (
    <span
      data-jar={child.id}
      className="jar-glow night flex h-[3.75rem] items-center gap-2 rounded-[1.375rem] pr-4 pl-2.5 font-round text-[1.375rem]/7 font-semibold text-night-gold tabular-nums"
    >
      {showsAvatar && <Avatar emoji={child.avatarUrl} size="small" />}
      <Jar points={points} seed={child.id} size="mini" />
      <span data-points="">
        <RollingNumber value={points} format={formatNumber} />
      </span>
    </span>
  )
}
