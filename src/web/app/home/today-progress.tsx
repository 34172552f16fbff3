import { useTranslations } from 'use-intl'
import { maxOtherChildren } from '#shared/home/requests.ts'
import { isSettled } from '#shared/habits/habit-state.ts'
import { computeCurrentDay } from '#web/features/habits/habit-days.ts'
import { useApplyPendingCheckIns } from '#web/features/habits/pending-check-ins.ts'
import { useFamilyTodayHabits } from '#web/features/habits/use-habits.ts'
import { useIsTodayWaiting } from '#web/features/habits/waiting-check-ins.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useJoinFacts } from '#web/lib/use-join-facts.ts'
import { useToday } from '#web/lib/use-today.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Light } from '#web/ui/light.tsx'
import { AllDone } from './all-done.tsx'
import { PromisesButton } from './promises-button.tsx'
import { useDeedsToday } from './use-deeds-today.ts'

/** More lights than these would leave no room for the words; one stands for all of them then. */
const maxLights = 5

/** How much of its light a check-in has that waits to be sent. */
const partOfWaiting = 0.5

/** Returns how many habits of the family there are today, how many are done, how many more wait to be sent, and whether all are recorded. */
const useCounts = ({ user, family }: Pick<ChildScreenProps, 'user' | 'family'>) => {
  const day = useToday(user.family.timeZone)
  const applyPending = useApplyPendingCheckIns()
  const isWaiting = useIsTodayWaiting()
  const { data = [] } = useFamilyTodayHabits(day)
  const states = data.flatMap(({ childId, habits }) => {
    const child = family.find(({ id }) => id === childId)
    return habits.map(applyPending).map((habit) => {
      if (isSettled(habit, computeCurrentDay(habit, day))) return 'lit'
      return child && isWaiting(habit, child, day) ? 'waiting' : 'open'
    })
  })
  const isAllRecorded = data.every(({ habits }) =>
    habits.every((habit) => isSettled(habit, computeCurrentDay(habit, day))),
  )
  const count = (state: string) => states.filter((one) => one === state).length
  const withHabits = family.filter(({ id }) => data.some(({ childId, habits }) => childId === id && habits.length > 0))
  return { all: states.length, lit: count('lit'), waiting: count('waiting'), isAllRecorded, withHabits }
}

type TodayProgressProps = Pick<ChildScreenProps, 'user' | 'child' | 'family'> & {
  /** Whether no title stands above it. */
  isAlone?: boolean | undefined
}

/** Renders today's habits of the family as lights, lit once they are done, and in words how many are to go; without habits, the deeds of the child. */
export function TodayProgress({ isAlone = false, ...props }: TodayProgressProps) {
  const counts = useCounts(props)
  const { all, lit, waiting, isAllRecorded, withHabits } = counts
  const words = useWords({ ...props, ...counts })
  const { child, family } = props
  // In larger families those of the others are not embedded in the page.
  const withPromises = family.length <= maxOtherChildren + 1 ? family : [child]
  // Only once they are recorded: until then the message of the last one is still to come.
  if (all > 0 && lit === all && isAllRecorded) return <AllDone family={withHabits} zone={props.user.family.timeZone} />
  const partOf = (nth: number) => (nth < lit ? 1 : nth < lit + waiting ? partOfWaiting : 0)
  const parts =
    all > maxLights ? [(lit + waiting * partOfWaiting) / all] : Array.from({ length: all }, (_, nth) => partOf(nth))
  return (
    <div
      className={classNames('flex items-center text-text-2 @max-[12rem]:flex-wrap', isAlone ? 'gap-x-2.5' : 'gap-x-2')}
    >
      {parts.length > 0 && (
        <span aria-hidden="true" className="flex shrink-0 *:data-[light='1']:light-halo">
          {parts.map((part, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- they are alike
            <Light key={nth} size={isAlone ? 24 : 20} part={part} ground="paper" />
          ))}
        </span>
      )}
      {all === 0 && <Icon name="spark" size={20} className="shrink-0" />}
      <span className="min-w-0 flex-1 text-small wrap-anywhere">{words}</span>
      <PromisesButton user={props.user} family={withPromises} isLow={!isAlone} />
    </div>
  )
}

const useWords = ({
  user,
  child,
  all,
  lit,
  waiting,
}: Pick<ChildScreenProps, 'user' | 'child'> & ReturnType<typeof useCounts>) => {
  const t = useTranslations('home')
  const common = useTranslations('common')
  const joinFacts = useJoinFacts()
  const deeds = useDeedsToday({ user, child })
  if (all === 0) return t('goodToday', { count: deeds.length, name: keepTogether(child.name) })
  const open = all - lit - waiting
  const toGo = open > 0 ? t('habitsToGo', { count: open }) : null
  if (waiting > 0) return joinFacts(toGo, common('manyWaiting', { count: waiting }))
  return toGo === null ? t('allHabitsDone') : <HabitsToGo count={open} />
}

/** Renders how many habits are to go; on a phone without the word for habits, which stand below it. */
function HabitsToGo({ count }: { count: number }) {
  const t = useTranslations()
  return (
    <>
      <span className="@max-[26rem]:sr-only">{t('home.habitsToGo', { count })}</span>
      <span aria-hidden="true" className="@min-[26rem]:hidden">
        {t('habits.toGo', { count })}
      </span>
    </>
  )
}

/** Returns a name that no line breaks at a hyphen: word joiners around it, which are not drawn. */
const keepTogether = (name: string): string => name.replaceAll('-', '\u2060-\u2060')
