import { useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import type { Child } from '#shared/children/contract.ts'
import { addBadgesToFeast, useDeedFeast, type Feast } from '#web/ledger/deed-feast.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { findPreset } from './proposals.ts'
import type { RecordedAct } from './send-proposal.ts'

/**
 * `toFeast(acts)`: returns one feast for all that was recorded together, if there is a reason for one: something that was
 * completed, else the first light of a child, else badges. It tells of all badges of its child.
 */
export const useSentenceFeast = (family: readonly Child[]) => {
  const t = useTranslations()
  const titles = useTitles()
  const toDeedFeast = useDeedFeast()
  const titleOf = (proposal: Proposal): string => {
    if (proposal.kind === 'moment') return ''
    return proposal.kind === 'behavior'
      ? titles.award({ preset: findPreset(proposal), title: proposal.title })
      : proposal.title
  }

  const toFeastOfAct = (act: RecordedAct): Feast | undefined => {
    const { proposal, points, badges, completed } = act
    const child = family.find(({ id }) => id === proposal.childId)
    if (!child) return undefined
    if (!completed) return toDeedFeast(child, titleOf(proposal), points, badges)
    const { title, days, iconName } = completed
    const feast: Feast =
      days === undefined
        ? { child, title, text: t('skills.finished'), points, scene: 'summit' }
        : { child, title: t('habits.feastTitle', { title, days }), points, iconName }
    return addBadgesToFeast(feast, { child, points, badges })
  }

  return (acts: readonly RecordedAct[]): Feast | undefined => {
    const feasts = acts.flatMap((act) => {
      const feast = toFeastOfAct(act)
      return feast ? [{ feast, isCompletion: act.completed !== undefined }] : []
    })
    const { feast } = feasts.find(({ isCompletion }) => isCompletion) ?? feasts[0] ?? {}
    if (!feast) return undefined
    const ofChild = acts.filter(({ proposal }) => proposal.childId === feast.child.id)
    const badges = ofChild.flatMap((act) => act.badges)
    return badges.length > 0 ? { ...feast, badges } : feast
  }
}
