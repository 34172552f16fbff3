import { useTranslations } from 'use-intl'
import type { Badge } from '#shared/badges/contract.ts'
import type { BadgeKind } from '#shared/badges/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { showFeast, waitForFeasts, type FeastContent } from '#web/ui/feast-queue.ts'
import { endMessage, holdMessages } from '#web/ui/message.ts'
import { waitForLanding } from './award-flights.ts'

/** A feast that an act causes; its undo is that of the act. */
export type Feast = Omit<FeastContent, 'onUndo'>

export type FeastChild = Pick<Child, 'id' | 'name' | 'avatarUrl' | 'pointsEarned'>

const childrenWithFirstLight = new Set<string>()

interface Deed {
  child: FeastChild
  points: number
  /** The badges that the server has given for it. */
  badges: readonly Badge[] | undefined
}

/** Returns a feast with the badges of its deed; without other reasons for one, these are the feast. */
export const addBadgesToFeast = (feast: Feast | undefined, { child, points, badges = [] }: Deed): Feast | undefined =>
  badges.length === 0 ? feast : { ...(feast ?? { child, points }), badges }

const firstLight = 'first_light' satisfies BadgeKind

/** Returns whether points will be the first light of a child, unless they are not recorded. */
export const isFirstLight = ({ id, pointsEarned }: FeastChild, points: number): boolean =>
  points > 0 && pointsEarned === 0 && !childrenWithFirstLight.has(id)

/**
 * `toFeast(child, title, points, badges)`: returns the feast of the first award that a child ever gets, or of badges, else
 * undefined. The first light is celebrated once, also when it is undone and given again.
 */
export const useDeedFeast = () => {
  const t = useTranslations('awards.first')
  return (child: FeastChild, title: string, points: number, badges: readonly Badge[] = []): Feast | undefined => {
    const isFirst = isFirstLight(child, points)
    if (isFirst) childrenWithFirstLight.add(child.id)
    const others = childrenWithFirstLight.has(child.id) ? badges.filter(({ id }) => id !== firstLight) : badges
    const text = () => t('text', { title, name: child.name })
    const feast = isFirst ? { child, title: t('title'), text: text(), points } : undefined
    return addBadgesToFeast(feast, { child, points, badges: others })
  }
}

/** Shows a feast once the lights of the act have landed; what the act says waits until it has ended. */
export const showFeastAfterLanding = async (feast: Feast, onUndo: (() => void) | undefined): Promise<void> => {
  const releaseMessages = holdMessages()
  const undo = onUndo && (() => [endMessage(), onUndo()])
  await waitForLanding(feast.child.id)
  showFeast({ ...feast, onUndo: undo })
  await waitForFeasts()
  releaseMessages()
}
