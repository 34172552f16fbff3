import { useFormatter, useTranslations } from 'use-intl'
import type { ChildScreenProps } from '#web/lib/screen.ts'
import { Card } from '#web/ui/card.tsx'
import { Jar } from '#web/ui/jar.tsx'
import { greetingAt } from '#web/app/greeting.ts'

/** What a parent sees first: the jar of the chosen child. */
export function HomeScreen({ user, child, chips }: ChildScreenProps) {
  const t = useTranslations()
  const format = useFormatter()
  return (
    <>
      <div className="flex-wrap items-center justify-between gap-3 lg:flex lg:pt-3 lg:pb-4">
        <h1 className="sr-only lg:not-sr-only">
          {t(`home.${greetingAt(Date.now(), user.family.timeZone)}`, { name: user.name })}
        </h1>
        <div className="hidden lg:block">{chips}</div>
      </div>
      <Card
        as="section"
        kind="night"
        className="flex items-center gap-4"
        aria-label={t('common.jarName', { name: child.name, count: child.points })}
      >
        <Jar points={child.points} seed={child.id} />
        <div>
          <p className="type-display text-night-gold">{format.number(child.points)}</p>
          <p className="text-small text-night-text">{t('common.pointsWord', { count: child.points })}</p>
        </div>
      </Card>
    </>
  )
}
