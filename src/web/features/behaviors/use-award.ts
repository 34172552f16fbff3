import { useTranslations } from 'use-intl'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Child } from '#shared/children/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { useFormatSigned } from '#web/ledger/act-points.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { useUnsavedKeys } from '#web/lib/unsaved-acts.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { useCommand } from '#web/ledger/use-command.ts'
import { isFirstLight, useDeedFeast } from '#web/ledger/deed-feast.ts'
import { useToday } from '#web/lib/use-today.ts'
import { showNotice, type Message } from '#web/ui/message.ts'
import { joinAwardGroup, settleGroupedAward, type GroupedAward, type NamedAward } from './award-group.ts'
import { usePraise } from '#web/ledger/use-praise.ts'
import { useUndoAward } from './use-undo-award.ts'

/** What is awarded (positive points), or something hard: negative points are deducted, and 0 are none. */
export interface Award extends NamedAward {
  /** The chosen picture of a behavior of the family's own. */
  picture?: Picture | undefined
  description?: string
  /** The element that was tapped; a light flies from it to the jar. */
  element?: Element | null
}

/** An earlier day for which behaviors are recorded. */
export interface EarlierDay {
  date: Day
  /** The instant that stands for it, as `Act-Time`. */
  actTime: string
  /** Its name as seen from today: "Yesterday". */
  name: string
}

/** An award as it is sent. */
export type SentAward = Award & {
  /** The sentence of praise to say; null for a deduction, or while the sentences are not loaded. */
  sentence: string | null
  /** The day for which it is recorded. */
  date: Day
}

/** Returns the key of the mutations that send the awards of a child. */
export const createAwardMutationKey = (childId: string) => ['award', childId] as const

interface AwardOptions {
  /** When the behaviors happened; null or absent for now. */
  day?: EarlierDay | null | undefined
  onSend?: () => void
  onRecorded?: (response: ResponseBody<typeof recordBehavior>, award: Award) => void
  /** Called when the message's Undo is used. */
  onUndo?: (() => void) | undefined
  onError?: (error: unknown) => 'field' | false
}

const toBody = (childId: string, { title, points, preset, picture, description }: Award) => ({
  childId,
  type: points > 0 ? ('reward' as const) : ('punishment' as const),
  title,
  points,
  ...(preset && { preset }),
  ...(picture && { picture }),
  ...(description && { description }),
})

/** `nameOf(award)`: returns "+10 for Mia · Tidied toys", and the day unless it is today. */
const useNameOfAward = (child: Child, day?: EarlierDay | null) => {
  const t = useTranslations('awards')
  const titles = useTitles()
  const signed = useFormatSigned()
  const joinFacts = useJoinFacts()
  return (award: NamedAward): string =>
    t(award.points > 0 ? 'awarded' : award.points < 0 ? 'noted' : 'written', {
      points: signed(award.points),
      name: child.name,
      title: joinFacts(titles.award(award), day?.name),
    })
}

/** Returns whether an award could not be sent yet. */
export const useIsUnsavedAward = (child: Child, award: NamedAward, day?: EarlierDay | null): boolean => {
  const nameOf = useNameOfAward(child, day)
  return useUnsavedKeys().includes(nameOf(award))
}

/**
 * Returns `toMessage(award, sentence)`: the message about an award. When an award that soon followed another one of the
 * child is undone, the message of the earlier one is shown again.
 */
const useAwardMessage = (child: Child, { day, onUndo }: Pick<AwardOptions, 'day' | 'onUndo'>) => {
  const common = useTranslations('common')
  const nameOf = useNameOfAward(child, day)
  const undo = useUndoAward(child)

  const describe = (all: readonly GroupedAward[], last: NamedAward, sentence?: string): Message => ({
    title: nameOf(last),
    kind: 'done',
    child,
    sentence,
    earlier: standAgain(all.slice(0, -1)),
  })

  const standAgain = (all: readonly GroupedAward[]): Message | undefined => {
    const last = all.at(-1)
    if (!last) return undefined
    const message = describe(all, last.award)
    const onClick = () => {
      onUndo?.()
      void undo(last, message.earlier)
    }
    return { ...message, action: { label: common('undo'), onClick } }
  }

  return (award: SentAward, sentence: string | undefined): Message => {
    if (award.points <= 0) return { title: nameOf(award), kind: 'note', child }
    const { all, end } = joinAwardGroup(`${child.id} ${award.date}`, award)
    return { ...describe(all, award, sentence), onEnd: end }
  }
}

/** Returns a command: `send(award)` awards or deducts points. */
export const useAward = (child: Child, { day, onSend, onRecorded, onUndo, onError }: AwardOptions = {}) => {
  const t = useTranslations('awards')
  const acts = useTranslations('acts')
  const titles = useTitles()
  const praise = usePraise()
  const nameOf = useNameOfAward(child, day)
  const toFeast = useDeedFeast()
  const today = useToday()
  const toMessage = useAwardMessage(child, { day, onUndo })
  const say = (sentence: string | null) => (sentence === null ? undefined : t('say', { sentence }))
  const findSentence = (award: Award) => (award.points > 0 ? praise(award) : null)
  const { send, ...state } = useCommand(recordBehavior, {
    mutationKey: createAwardMutationKey(child.id),
    tapKey: ({ element, title, points }: SentAward) => element && `${points} ${title} ${day?.name}`,
    input: (award) => ({ body: toBody(child.id, award) }),
    actTime: () => day?.actTime,
    optimistic: ({ points }) => ({ childId: child.id, points }),
    celebrate: ({ points, element = null }) => (points > 0 ? { child, points, element, isAward: true } : null),
    // A form says it once it is closed, and the first light its feast.
    say: (award) =>
      award.element && !isFirstLight(child, award.points) ? toMessage(award, say(award.sentence)) : undefined,
    onIgnored: () => showNotice({ title: t('countedOnce'), keepsAction: true }),
    onSend,
    success: (response, award, actId) => {
      settleGroupedAward(award, actId)
      onRecorded?.(response, award)
      const title = titles.award(award)
      const sentence = say(award.sentence ?? findSentence(award))
      const message = toMessage(award, sentence)
      const feast = toFeast(child, title, award.points, response.badges)
      const undo = { message: acts('undone', { title }), child, ...(onUndo && { onClick: onUndo }) }
      return { ...message, undo, feast: feast && { ...feast, sentence } }
    },
    onError: (error, award) => {
      settleGroupedAward(award, null)
      return onError?.(error)
    },
    failure: t('failed'),
    nameOf,
  })
  return {
    ...state,
    send: (award: Award, tap?: Parameters<typeof send>[1]) =>
      send({ ...award, sentence: findSentence(award), date: day?.date ?? today }, tap),
  }
}
