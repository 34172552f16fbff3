import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import { showFeast, type FeastContent } from '#web/ui/feast-queue.ts'
import { waitForLanding } from './award-flights.ts'

/** A feast that an act causes; its undo is that of the act. */
export type Feast = Omit<FeastContent, 'onUndo'>

export type FeastChild = Pick<Child, 'id' | 'name' | 'avatarUrl' | 'pointsEarned'>

const childrenWithFirstLight = new Set<string>()

/** `toFeast(child, title, points)`: returns the feast of the first award that a child ever gets, else undefined. */
export const useFirstLightFeast = () => {
  const t = useTranslations('awards.first')
  return (child: FeastChild, title: string, points: number): Feast | undefined => {
    if (points <= 0 || child.pointsEarned > 0 || childrenWithFirstLight.has(child.id)) return undefined
    childrenWithFirstLight.add(child.id)
    return { child, title: t('title'), text: t('text', { title, name: child.name }), points, chips: [] }
  }
}

/** Shows a feast once the lights of the act have landed. */
export const showFeastAfterLanding = async (feast: Feast, onUndo: (() => void) | undefined): Promise<void> => {
  await waitForLanding(feast.child.id)
  showFeast({ ...feast, onUndo })
}
