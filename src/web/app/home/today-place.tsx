import type { Activity } from '#shared/activities/contract.ts'
import { usePromiseCounts } from '#web/features/rewards/use-promises.ts'
import { ActPicture } from '#web/ledger/act-picture.tsx'
import { AllDone } from './all-done.tsx'
import { DeedsOfToday, useTodayPlace, type TodayPlaceProps } from './deeds-of-today.tsx'
import { PromisesButton } from './promises-button.tsx'
import { useDeedsOfAllToday } from './use-deeds-today.ts'
import { useHabitCounts } from './use-habit-counts.ts'
import { selectChildrenOfPromises } from './select-children-of-promises.ts'

/**
 * Renders the content of the place of messages while there is no message. Once all habits are recorded it is that all
 * is done; before, it is the promises of the family; without any, or where they are shown elsewhere, it is how many
 * deeds were recorded today, of the child or, where none is selected, of the family.
 */
export function TodayPlace({ isBehindTitle = false, ...props }: TodayPlaceProps) {
  const { all, lit, isAllRecorded, withHabits } = useHabitCounts(props)
  const family = selectChildrenOfPromises(props)
  const { hasPromises, whose } = useTodayPlace(props, usePromiseCounts(family))
  const deeds = useDeedsOfAllToday({ user: props.user, family: whose })
  const latest = deeds.flat().reduce<Activity | null>(findLater, null)
  // Only once they are recorded: until then the message of the last one is still to come.
  if (all > 0 && lit === all && isAllRecorded) {
    return (
      <div className="@container absolute inset-0">
        <AllDone family={props.family} withHabits={withHabits} zone={props.user.family.timeZone} />
      </div>
    )
  }
  if (isBehindTitle) return null
  return hasPromises ? (
    <PromisesButton user={props.user} family={family} form="row" />
  ) : (
    <DeedsOfToday
      family={whose}
      counts={deeds.map(({ length }) => length)}
      picture={latest && <ActPicture row={latest} className="animate-fade" />}
    />
  )
}

const findLater = (one: Activity | null, other: Activity): Activity =>
  one && one.happenedAt >= other.happenedAt ? one : other
