import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import { fallbackAvatar } from '#shared/children/rules.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Mascot } from '#web/ui/mascot.tsx'
import { LazyChildDialog, useChildDialog } from './lazy-child-dialog.tsx'

type ChildHeaderProps = { family: readonly Child[]; child: Child }

/** Renders the name of the selected child, which opens the children, and the points. */
export function ChildHeader({ family, child }: ChildHeaderProps) {
  const t = useTranslations('shell')
  const dialog = useChildDialog()
  return (
    <div className="@container flex items-center justify-between gap-3 pt-3 pb-2.5">
      <button
        type="button"
        aria-label={t('childButton', { name: child.name })}
        aria-haspopup="dialog"
        className="press tap-child flex min-w-0 items-center gap-2.5 rounded-full pr-2"
        onClick={dialog.show}
      >
        <Avatar emoji={child.avatarUrl ?? fallbackAvatar} className="@max-[14rem]:hidden" />
        <span className="font-round truncate text-[1.125rem]/6 font-semibold">{child.name}</span>
        <Icon name="down" size={18} className="shrink-0" />
      </button>
      <PointsLink points={child.points} />
      <LazyChildDialog dialog={dialog} family={family} child={child} />
    </div>
  )
}

/** Renders the balance as a link to the rewards. */
export function PointsLink({ points }: { points: number }) {
  const t = useTranslations('shell')
  const numberText = useFormatNumber()
  return (
    <Link
      href="/rewards"
      aria-label={t('pointsButton', { count: points })}
      className="press tap-child font-round flex shrink-0 items-center gap-1.5 rounded-full bg-honey-tint pr-3.5 pl-2 text-[1.0625rem]/6 font-semibold text-honey no-underline"
    >
      <Mascot size={26} />
      <span data-points="">{numberText(points)}</span>
    </Link>
  )
}
