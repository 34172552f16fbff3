import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { defaultQuickList } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { computeChildAge } from '#shared/children/rules.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { EnterAgain } from '#web/ui/enter-again.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MessageSlot } from '#web/ui/message-slot.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useShowAdded } from '#web/ui/use-show-added.ts'
import { ArrangeTilesDialog } from './arrange-tiles-dialog.tsx'
import { GiftPointsSection, AmendsPointsSection } from './preset-sections.tsx'
import { DayMenu } from './day-menu.tsx'
import { RecordBehaviorDialog } from './record-behavior-dialog.tsx'
import { createTileKey } from './quick-list.ts'
import { QuickTiles } from './quick-tiles.tsx'
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
  const [hard, setHard] = useState(false)
  const tiles = useRef<HTMLDivElement>(null)
  const expectTile = useShowAdded(tiles, quick.data?.map(createTileKey) ?? [])
  const close = () => setDialog(null)
  const when = useDayChoice(user.family.timeZone)
  const { day } = when
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <div className="min-w-0">{chips || <ChildName child={child} />}</div>
        <DayMenu when={when} />
      </div>
      <Lead child={child} zone={user.family.timeZone} />
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
      <EnterAgain on={String(quick.data?.length ?? defaultQuickList.length)}>
        <div className="lg:grid lg:grid-cols-2 lg:gap-8">
          <GiftPointsSection child={child} day={day} />
          <AmendsPointsSection child={child} day={day} afterHard={hard} onSettled={() => setHard(false)} />
        </div>
        <SecondaryActions onOpen={setDialog} />
      </EnterAgain>
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
      />
    </>
  )
}

/** Renders, in the place of messages, what to do here, and above it a hint for a child that is too young for points. */
function Lead({ child, zone }: { child: Child; zone: string }) {
  const t = useTranslations()
  const age = computeChildAge(child, useToday(zone))
  const [isNew] = useState(child.pointsEarned === 0 && child.points === 0)
  return (
    <>
      {age !== null && age < minRecommendedAge && (
        <p className="mb-2.5 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {t('children.underFour')}
        </p>
      )}
      <div className="top-(--sticky-top) z-20 -mx-4 bg-bg px-4 pb-2.5 [@media(height>=44rem)]:sticky">
        <MessageSlot>
          <p className="flex min-h-14 items-center gap-x-2.5 rounded-tile bg-surface-2 py-1 pr-4 pl-3.5 text-[0.9375rem]/5 text-text-2 max-[22.5rem]:min-h-19 max-[22.5rem]:text-small">
            <Icon name="spark" size={20} className="shrink-0" />
            <span className="min-w-0 wrap-anywhere">
              {isNew ? t('behaviors.leadNew', { name: child.name }) : t('behaviors.lead')}
            </span>
          </p>
        </MessageSlot>
      </div>
    </>
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
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-34 rounded-tile" />
      ))}
    </div>
  )
}

interface SecondaryActionRowProps {
  icon: IconName
  label: string
  onClick: () => void
}

/** Renders a button as a row, for a secondary action. */
function SecondaryActionRow({ icon, label, onClick }: SecondaryActionRowProps) {
  return (
    <button
      type="button"
      data-entry={icon}
      className="press type-label flex min-h-12 w-full items-center justify-between gap-3 rounded-field px-0.5 text-left text-text-2"
      onClick={onClick}
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">{label}</span>
      <Icon name={icon} size={20} className="shrink-0" />
    </button>
  )
}

function SecondaryActions({ onOpen }: { onOpen: (dialog: BehaviorDialogState) => void }) {
  const t = useTranslations('behaviors')
  return (
    <div className="mt-4">
      <SecondaryActionRow icon="plus" label={t('hard')} onClick={() => onOpen({ kind: 'write', type: 'punishment' })} />
      <SecondaryActionRow icon="edit" label={t('list.title')} onClick={() => onOpen({ kind: 'arrange' })} />
    </div>
  )
}
