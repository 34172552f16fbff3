import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { chooseChild } from '#web/app/current-child.ts'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { ChildJar } from '#web/ledger/child-jar.tsx'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { NextWish } from './next-wish.tsx'

/** More jars than these would leave no room for what stands below them. */
const maxJars = 3

/** Renders the jars of the children who are not selected, each with its points and its next wish; a tap on one selects its child. */
export const OtherJars = ({ user, family, child }: Pick<ChildScreenProps, 'user' | 'family' | 'child'>) =>
  family
    .filter(({ id }) => id !== child.id)
    .slice(0, maxJars)
    .map((one) => <OtherJar key={one.id} child={one} pictures={user.family.pictures} />)

function OtherJar({ child, pictures }: { child: Child; pictures: boolean }) {
  const t = useTranslations('common')
  const points = useShownPoints(child)
  const numberText = useFormatNumber()
  return (
    <Card
      kind="night"
      data-other-jar={child.id}
      className="grid min-h-30 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 overflow-visible! rounded-[1.5rem]! px-4! pt-1! pb-2!"
    >
      <span className="row-span-2">
        <ChildJar child={child} size="strip" />
      </span>
      <button
        type="button"
        className="press flex min-h-11 min-w-0 items-center gap-2 rounded-field text-left text-night-text after:absolute after:inset-0 after:rounded-[inherit]"
        onClick={() => chooseChild(child.id)}
      >
        <Avatar emoji={child.avatarUrl} name={child.name} size="small" />
        <span className="type-h3 min-w-0 truncate text-on-night">{child.name}</span>
        <span aria-hidden="true" data-points="" className="type-h1 text-night-gold tabular-nums">
          <RollingNumber value={points} format={numberText} />
        </span>
        <span className="sr-only">{t('points', { count: points })}</span>
        <Icon name="forward" size={18} className="ml-auto shrink-0" />
      </button>
      <NextWish
        child={child}
        pictures={pictures}
        form="line"
        className="min-w-0 self-start"
        onClick={() => chooseChild(child.id)}
      />
    </Card>
  )
}
