import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'
import { Jar } from '#web/ui/jar.tsx'

/** The width of a letter of the name on average, and the size below which its words are not reduced, in rem. */
const letterWidth = 0.6
const smallestSize = 1.25

/** Returns how wide the name is at least, and its size there: its longest word, also up to a hyphen, stands in one line. */
const findNameStyle = (name: string) => {
  const longest = Math.max(...name.split(/(?<=-)|\s/).map(({ length }) => length)) * letterWidth
  return {
    box: { flexBasis: `min(100%, ${Math.max(6, longest * smallestSize)}rem)` },
    name: { fontSize: `clamp(${smallestSize}rem, ${100 / longest}cqi, 1.75rem)` },
  }
}

/** Renders picture, name and age of a child beside its jar, below them current points, and points earned if they differ. */
export function ChildCard({ child }: { child: Child }) {
  const t = useTranslations()
  const numberText = useFormatNumber()
  const age = useChildAge(child)
  const style = findNameStyle(child.name)
  return (
    <Card as="section" kind="night" className="grid grid-cols-1 gap-4 px-5!">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* With large text the jar stands below. */}
        <div className="grid min-w-0 flex-1 basis-36 gap-y-1">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Avatar emoji={child.avatarUrl} name={child.name} size="large" className="size-16! border-night-line!" />
            <div className="@container min-w-0 flex-1" style={style.box}>
              <h1 className="wrap-anywhere" style={style.name}>
                {child.name}
              </h1>
              {age !== null && <p className="text-small text-night-quiet">{t('children.years', { age })}</p>}
            </div>
          </div>
          <p className="min-w-0 text-night-text">
            <span className="font-round text-[1.75rem]/9 font-semibold wrap-anywhere text-night-gold tabular-nums">
              {numberText(child.points)}
            </span>{' '}
            {t('profile.pointsNow', { count: child.points })}
            {child.pointsEarned !== child.points && (
              <span className="block text-small text-night-quiet">
                {t('profile.pointsEarned', { count: child.pointsEarned })}
              </span>
            )}
          </p>
        </div>
        <Jar points={child.points} seed={child.id} size="profile" hasEqualLights />
      </div>
    </Card>
  )
}
