import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { useChildAge } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Card } from '#web/ui/card.tsx'

/** Renders name, age, current points and points earned of a child. */
export function ChildCard({ child }: { child: Child }) {
  const t = useTranslations()
  const numberText = useFormatNumber()
  const age = useChildAge(child)
  return (
    <Card as="section" kind="night" className="grid justify-items-center gap-4 px-5! py-6! text-center">
      <Avatar emoji={child.avatarUrl} name={child.name} size="large" className="border-night-line!" />
      <div className="max-w-full">
        <h1 className="wrap-anywhere">{child.name}</h1>
        {age !== null && <p className="text-small text-night-quiet">{t('children.years', { age })}</p>}
      </div>
      <div className="max-w-full">
        <p className="wrap-anywhere text-night-gold font-round text-[min(3.5rem,14vw)]/[1.1] font-semibold tabular-nums">
          {numberText(child.points)}
        </p>
        <p className="text-night-text">{t('profile.pointsNow', { count: child.points })}</p>
        <p className="mt-1 text-small text-night-quiet">{t('profile.pointsEarned', { count: child.pointsEarned })}</p>
      </div>
    </Card>
  )
}
