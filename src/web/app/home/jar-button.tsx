import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { chooseAndFocusChild } from '#web/app/child-switcher.tsx'
import { useShownPoints } from '#web/ledger/award-flights.ts'
import { PointsJar } from '#web/ledger/points-jar.tsx'

/** Renders the small jar of a child who is not selected as a button that selects it and shows its large jar. */
export function JarButton({ child }: { child: Child }) {
  const t = useTranslations('common')
  const select = () => {
    chooseAndFocusChild(child.id)
    window.scrollTo({ top: 0 })
  }
  return (
    <button
      type="button"
      aria-label={t('jarName', { name: child.name, count: useShownPoints(child) })}
      className="press relative shrink-0 rounded-full after:absolute after:-inset-1.5"
      onClick={select}
    >
      <PointsJar child={child} isLow />
    </button>
  )
}
