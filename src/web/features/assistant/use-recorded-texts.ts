import { useFormatter, useTranslations } from 'use-intl'
import type { Proposal } from '#shared/assistant/sentence.ts'
import type { Child } from '#shared/children/contract.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { usePraise } from '#web/ledger/use-praise.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import type { Message } from '#web/ui/message.ts'
import { computePoints, findPreset } from './proposals.ts'
import type { RecordedAct } from './send-proposal.ts'
import { useProposalTexts } from './use-proposal-texts.ts'

/** Most acts that a message names one by one, unless that takes more than two lines on a phone. */
const maxNamed = 2
const maxLength = 72

const sumPoints = (proposals: readonly Proposal[]): number =>
  proposals.reduce((sum, proposal) => sum + computePoints(proposal), 0)

/** `findSentence(proposal)`: returns a sentence of praise for a deed, as its tile does. */
const useFindSentence = () => {
  const t = useTranslations('awards')
  const praise = usePraise()
  return (proposal: Proposal): string | undefined => {
    if (proposal.kind !== 'behavior' && proposal.kind !== 'check-in') return undefined
    const { kind, title, points } = proposal
    if (points <= 0) return undefined
    const preset = kind === 'behavior' ? findPreset(proposal) : undefined
    const sentence = praise(
      kind === 'behavior' ? { ...(preset && { preset }), points, title } : { topic: 'habit', title },
    )
    return sentence === null ? undefined : t('say', { sentence })
  }
}

const isHard = (proposal: Proposal): boolean => proposal.kind === 'behavior' && proposal.points <= 0

/**
 * Returns a function for the text of a message about recorded acts: for one act that of its tile, for two who did what,
 * for more the number of acts of each child; that also if one is something hard, because children may read it. Good
 * deeds of one child have a sentence of praise.
 */
export const useRecordedTexts = (family: readonly Child[]) => {
  const t = useTranslations()
  const { titleOf } = useProposalTexts(family)
  const signed = useFormatSigned()
  const joinFacts = useJoinFacts()
  const findSentence = useFindSentence()
  const list = useFormatter().list

  const withPoints = (words: string, proposals: readonly Proposal[]): string => {
    const points = sumPoints(proposals)
    return points === 0 ? words : `${words} ${signed(points)}`
  }
  const nameEach = (proposals: readonly Proposal[]): string =>
    list(
      proposals.map((one) => withPoints(titleOf(one), [one])),
      { style: 'narrow' },
    )
  const count = (proposals: readonly Proposal[]): string =>
    withPoints(t('sentence.things', { count: proposals.length }), proposals)
  const sayOfEach = (all: readonly Proposal[], say: (proposals: readonly Proposal[]) => string): string =>
    joinFacts(
      ...family.map(({ id, name }) => {
        const own = all.filter(({ childId }) => childId === id)
        return own.length === 0 ? null : t('sentence.ofChild', { name, what: say(own) })
      }),
    )

  return (acts: readonly RecordedAct[]): Pick<Message, 'title' | 'sentence' | 'kind'> => {
    const all = acts.map(({ proposal }) => proposal)
    const [only, other] = all
    const name = family.find(({ id }) => id === only?.childId)?.name
    const points = sumPoints(all)
    if (only && name && !other && (points !== 0 || isHard(only))) {
      const title = t(points > 0 ? 'awards.awarded' : points < 0 ? 'awards.noted' : 'awards.written', {
        points: signed(points),
        name,
        title: titleOf(only),
      })
      return { title, sentence: findSentence(only), kind: isHard(only) ? 'note' : 'done' }
    }
    if (all.some(isHard)) return { title: sayOfEach(all, count), kind: 'note' }
    const isOfOne = all.every(({ childId }) => childId === only?.childId)
    const sentence = isOfOne ? all.map(findSentence).find((found) => found !== undefined) : undefined
    const named = sayOfEach(all, nameEach)
    if (all.length <= maxNamed && named.length <= maxLength) return { title: named, sentence, kind: 'done' }
    const title = sayOfEach(all, (own) => (own.length === 1 && all.length > maxNamed ? nameEach(own) : count(own)))
    return { title, sentence, kind: 'done' }
  }
}
