import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { useWait } from '#web/lib/use-wait.ts'
import { chooseCardForm } from '#web/features/habits/tile-form.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Circle, NamedTiles, Tiles, type KnownHabit } from './tile-skeletons.tsx'

/**
 * Renders the frames of a section while it loads, which stay when its content is there; after 4.5 s, a note that it is
 * late, with a retry button.
 */
function Frames({ title = '', children }: { title?: string; children: ReactNode }) {
  const { isLong, ...wait } = useWait()
  return isLong ? <LoadFailed title={title} {...wait} /> : children
}

/** Renders the placeholder within a frame: words at once, grey shapes a moment later. */
function Inside({ children }: { children: ReactNode }) {
  const t = useTranslations('common')
  return (
    <>
      <output className="sr-only">{t('loading')}</output>
      <div className="[&_.bg-surface-2]:animate-late">{children}</div>
    </>
  )
}

/** Renders the placeholder of the latest acts. */
export function LatestActsSkeleton() {
  return (
    <Frames>
      <Card kind="rows">
        <Inside>
          <RowSkeleton />
          <RowSkeleton />
        </Inside>
      </Card>
    </Frames>
  )
}

/** The grid of the cards of the modules. */
export const moduleGridClasses =
  'grid auto-rows-fr grid-cols-2 gap-3 min-[48rem]:max-lg:grid-cols-4 min-[80rem]:grid-cols-4 min-[100rem]:grid-cols-2 min-[112rem]:grid-cols-4'

const moduleTints = ['bg-ember-tint', 'bg-leaf-tint', 'bg-summit-tint', 'bg-petal-tint']

/** Renders the placeholder of the cards of the modules. */
export function ModuleCardsSkeleton({ isLow = false }: { isLow?: boolean | undefined }) {
  return (
    <div aria-hidden="true" className={moduleGridClasses}>
      {moduleTints.map((tint) => (
        <div
          key={tint}
          className={classNames(isLow ? 'min-h-16' : 'min-h-22 min-[80rem]:min-h-26', 'rounded-card', tint)}
        />
      ))}
    </div>
  )
}

/**
 * How home shows today's habits: rows, which can be folded once all are done; tiles in one card; a line of tiles for
 * each child, of one card in a table; or a column of rows for each child.
 */
export type TodayForm = 'rows' | 'folded' | 'tiles' | 'lines' | 'table' | 'columns'

type TodayHabitsSkeletonProps = {
  form: TodayForm
  /** The habits of each child, if known. */
  groups?: readonly { childId: string; habits: readonly KnownHabit[] }[] | undefined
}

const isSettledToday = ({ isCompleted, recentDays }: KnownHabit): boolean => {
  const state = recentDays?.at(-1)?.state
  return isCompleted === true || state === 'done' || state === 'rest'
}

/** Most rows of large tiles in the evening; if there are more, the tiles are smaller. */
const maxLargeRows = 2

const columnsClasses = '*:last:grid *:last:grid-cols-2 *:last:gap-x-10 lg:*:last:gap-x-11'

const two: KnownHabit[] = [{ id: '1' }, { id: '2' }]
const four = [...two, { id: '3' }, { id: '4' }]
const unknown = [{ childId: '', habits: two }]

/** Renders the placeholder of today's habits, in their shape and about their height; rows have their titles already. */
export function TodayHabitsSkeleton({ form, groups = unknown }: TodayHabitsSkeletonProps) {
  const t = useTranslations('errors')
  const shown = groups.filter(({ habits }) => habits.length > 0)
  const open = shown.filter(({ habits }) => !habits.every(isSettledToday))
  const rows = open.reduce((sum, { habits }) => sum + Math.ceil(habits.length / 4), 0)
  const hasRows = chooseCardForm(open) === 'rows'
  const isEvening = form === 'tiles' || form === 'folded' || (form === 'rows' && hasRows)
  return (
    <Frames title={t('loadTitle')}>
      {form !== 'lines' || shown.length === 0 ? (
        <Card
          kind="rows"
          className={classNames(isEvening && shown.length > 0 && 'py-0!', form === 'columns' && columnsClasses)}
        >
          <Inside>
            {shown.length === 0 && <RowSkeleton />}
            {shown.map(({ childId, habits }) => {
              if (isEvening)
                return <EveningSpace key={childId} {...{ habits, hasRows }} isDense={rows > maxLargeRows} />
              return form === 'table' ? <TableLine key={childId} /> : <Rows key={childId} habits={habits} />
            })}
          </Inside>
        </Card>
      ) : (
        <div className="grid gap-2">
          {shown.map(({ childId }) => (
            <Card key={childId} className="h-20 p-2!">
              <Inside>
                <Tiles habits={four} className="h-17" />
              </Inside>
            </Card>
          ))}
        </div>
      )}
    </Frames>
  )
}

interface EveningSpaceProps {
  habits: readonly KnownHabit[]
  hasRows: boolean
  isDense: boolean
}

/** Renders the space of the habits of a child in the evening: one line if all of them are done. */
function EveningSpace({ habits, hasRows, isDense }: EveningSpaceProps) {
  if (habits.every(isSettledToday)) return <div aria-hidden="true" className={classNames(dividedClasses, 'h-13')} />
  return (
    <div className={classNames(dividedClasses, hasRows ? 'first:pt-0.75 last:pb-0.75' : 'pb-3.5')}>
      {hasRows ? <HabitRows habits={habits} /> : <NamedTiles habits={habits} isDense={isDense} />}
    </div>
  )
}

const dividedClasses = 'box-content border-line not-first:border-t'

function RowSkeleton({ className = 'h-17' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('flex items-center gap-3', className)}>
      <Skeleton className="size-11 shrink-0" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5" />
      </div>
    </div>
  )
}

type HabitsProps = Pick<EveningSpaceProps, 'habits'>

function Rows({ habits }: HabitsProps) {
  return (
    <div aria-hidden="true" className="pt-1">
      <div className="flex h-8 items-center gap-2.5">
        <Circle className="size-7" />
        <Skeleton className="h-4 w-16" />
      </div>
      <div>
        <HabitRows habits={habits} />
      </div>
    </div>
  )
}

const HabitRows = ({ habits }: HabitsProps) =>
  habits.map(({ id, title = '\u00A0' }) => (
    <div key={id} aria-hidden="true" className="flex items-center gap-2.5 border-line py-1.75 not-first:border-t">
      <Skeleton className="size-11 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="type-h3 wrap-anywhere hyphens-auto">{title}</p>
        <Skeleton className="my-[calc(var(--text-small--line-height)/2-0.375rem)] h-3 w-3/5" />
      </div>
      <Circle className="-mr-1.5 -ml-2 size-12" />
    </div>
  ))

function TableLine() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 py-2.5 lg:py-3.75">
      <Circle className="mx-5.5 size-12" />
      <div className="h-22 flex-1">
        <Tiles habits={two} className="h-17" />
      </div>
    </div>
  )
}
