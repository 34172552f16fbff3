import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { OwnEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { computeChildAge } from '#shared/children/age.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { leaveMessage } from '#web/ui/message.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useShowAdded } from '#web/ui/use-show-added.ts'
import { ArrangeTilesDialog } from './arrange-tiles-dialog.tsx'
import { BelowTiles } from './below-tiles.tsx'
import { DayMenu } from './day-menu.tsx'
import { KeepTile } from './keep-tile.tsx'
import { TilesHeading, stickyClasses } from './tiles-heading.tsx'
import { RecordBehaviorDialog } from './record-behavior-dialog.tsx'
import { createTileKey } from './quick-list.ts'
import { QuickTiles, tileGridClasses } from './quick-tiles.tsx'
import { useDayChoice } from './use-day-choice.ts'

/** Minimum recommended age for points, in years. */
const minRecommendedAge = 4

type BehaviorDialogState = { kind: 'write'; type: 'reward' | 'punishment' } | { kind: 'arrange' }

/**
 * Renders the screen that awards and deducts points: quick tiles, surprise points, points for making up, deductions.
 */
export function BehaviorsScreen({ user, child, chips }: ChildScreenProps) {
  const errors = useTranslations('errors')
  const quick = useQuery(read(getQuickList, { params: { childId: child.id } }))
  const [dialog, setDialog] = useState<BehaviorDialogState | null>(null)
  const [hard, setHard] = useState<string | null>(null)
  const [roomless, setRoomless] = useState<OwnEntry | null>(null)
  const tiles = useRef<HTMLDivElement>(null)
  const expectTile = useShowAdded(tiles, quick.data?.map(createTileKey) ?? [])
  const close = () => setDialog(null)
  const when = useDayChoice(user.family.timeZone)
  const { day } = when
  // External system: what is said. The screen is another one for another child.
  useEffect(() => leaveMessage, [])
  return (
    <div className="@container">
      <div className="contents landscape:mb-3 landscape:flex landscape:items-center landscape:gap-3">
        <div className={classNames('flex items-center justify-between gap-3 pb-1.5 landscape:contents', stickyClasses)}>
          <div className="min-w-0 landscape:max-w-2/5">{chips || <ChildName child={child} />}</div>
          <div className="landscape:order-last">
            <DayMenu when={when} />
          </div>
        </div>
        <AgeHint child={child} zone={user.family.timeZone} />
        <TilesHeading child={child} day={day} />
      </div>
      <div ref={tiles}>
        <QueryContent query={quick} title={errors('loadTitle')} skeleton={<TilesSkeleton />}>
          {(entries) => (
            <QuickTiles
              child={child}
              entries={entries}
              day={day}
              onOwn={() => setDialog({ kind: 'write', type: 'reward' })}
            />
          )}
        </QueryContent>
      </div>
      <KeepTile
        child={child}
        entries={quick.data ?? []}
        entry={roomless}
        onSaved={() => {
          expectTile(null)
          setRoomless(null)
        }}
      />
      <BelowTiles
        child={child}
        day={day}
        entries={quick.data}
        keepsTile={roomless?.title}
        afterHard={hard}
        onSettled={() => setHard(null)}
        onHard={() => setDialog({ kind: 'write', type: 'punishment' })}
        onArrange={() => setDialog({ kind: 'arrange' })}
      />
      {quick.data && (
        <ArrangeTilesDialog
          child={child}
          entries={quick.data}
          open={dialog?.kind === 'arrange'}
          onOpenChange={(open) => !open && close()}
        />
      )}
      <RecordBehaviorDialog
        child={child}
        zone={user.family.timeZone}
        when={when}
        type={dialog?.kind === 'write' ? dialog.type : null}
        entries={quick.data ?? []}
        onClose={close}
        onHard={setHard}
        onTile={() => expectTile(null)}
        onRoomless={setRoomless}
      />
    </div>
  )
}

/** Renders a hint for a child that is too young for points. */
function AgeHint({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations('children')
  const age = computeChildAge(child, useToday(zone))
  if (age === null || age >= minRecommendedAge) return null
  return (
    <p className="mb-2.5 flex items-start gap-2.5 px-0.5 text-small text-text-2 landscape:mb-0 landscape:max-w-60">
      <Icon name="bulb" size={20} className="shrink-0" />
      {t('underFour')}
    </p>
  )
}

/** Renders picture and name of the only child of a family, which has no row to choose from. */
function ChildName({ child }: { child: Child }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar emoji={child.avatarUrl} name={child.name} />
      <span className="type-h3 min-w-0 truncate">{child.name}</span>
    </div>
  )
}

function TilesSkeleton() {
  return (
    <div className={tileGridClasses(6)}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-27 rounded-tile min-[48rem]:h-33 lg:h-31 min-[100rem]:h-49" />
      ))}
    </div>
  )
}
