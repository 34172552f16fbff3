import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Jar } from '#web/ui/jar.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { useShownPoints } from './flights.ts'

interface PointsJarProps {
  child: Pick<Child, 'id' | 'name' | 'points' | 'avatarUrl'>
  showsAvatar?: boolean
  /** Low enough for a line of text. */
  isLow?: boolean
  /** Only the jar, as large as its place; the points stand elsewhere. */
  isBare?: boolean | undefined
}

/** Renders a small jar with the balance of a child; lights fly into it where no larger jar of the child is in view. */
export function PointsJar({ child, showsAvatar = false, isLow = false, isBare = false }: PointsJarProps) {
  const formatNumber = useFormatNumber()
  const points = useShownPoints(child)
  return (
    <span
      data-jar={child.id}
      className={classNames(
        'jar-glow night flex items-center font-round font-semibold text-night-gold tabular-nums',
        isBare
          ? 'h-full justify-center rounded-full'
          : isLow
            ? 'h-8 gap-1 rounded-full pr-3 pl-1.5 text-[1rem]/5'
            : 'h-[3.75rem] gap-2 rounded-[1.375rem] pr-4 pl-2.5 text-[1.375rem]/7',
      )}
    >
      {showsAvatar && <Avatar emoji={child.avatarUrl} name={child.name} size="small" />}
      <Jar points={points} seed={child.id} size={isLow ? 'tiny' : 'mini'} />
      {!isBare && (
        <span data-points="">
          <RollingNumber value={points} format={formatNumber} />
        </span>
      )}
    </span>
  )
}
