import { useNow, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { ageOn } from '#shared/children/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import { Icon } from '#web/ui/icons.tsx'

const fromAge = 4

/** Renders a note for parents of children under four. */
export function YoungNote({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('children')
  const today = dayIn(useNow().getTime(), zone)
  const age = child.birthday === null ? child.age : ageOn(child.birthday, today)
  if (age === null || age >= fromAge) return null
  return (
    <p className="mb-2.5 flex items-start gap-2.5 px-0.5 text-small text-text-2">
      <Icon name="bulb" size={20} className="shrink-0" />
      {t('underFour')}
    </p>
  )
}
