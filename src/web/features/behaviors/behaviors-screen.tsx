import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getQuickList } from '#shared/behaviors/contract.ts'
import { defaultQuickList, type OwnEntry } from '#shared/behaviors/rules.ts'
import { computeChildAge } from '#shared/children/rules.ts'
import { QueryContent } from '#web/lib/query-content.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import { useToday } from '#web/lib/use-today.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { EnterAgain } from '#web/ui/enter-again.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { MessageSlot } from '#web/ui/message-place.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ArrangeTilesDialog } from './arrange-tiles-dialog.tsx'
import { GiftPointsSection, AmendsPointsSection } from './preset-sections.tsx'
import { DayMenu } from './day-menu.tsx'
import { ChooseReplacedTileDialog } from './choose-replaced-tile-dialog.tsx'
import { RecordBehaviorDialog } from './record-behavior-dialog.tsx'
import { QuickTiles } from './quick-tiles.tsx'
import { useDayChoice } from './use-day-choice.ts'

/** Minimum recommended age for points, in years. */
const minRecommendedAge = 4

type BehaviorDialogState =
  | { kind: 'write'; type: 'reward' | 'punishment' }
  | { kind: 'arrange' }
  | { kind: 'room'; entry: OwnEntry }

/**
 * Renders the screen that awards and deducts points: quick tiles, surprise points, points for making up, deductions.
 */
export function BehaviorsScreen({ user, child, chips }: ChildScreenProps) {
  const t = useTranslations('behaviors')
  const children = useTranslations('children')
  const errors = useTranslations('errors')
  const age = computeChildAge(child, useToday(user.family.timeZone))
  const quick = useQuery(read(getQuickList, { params: { childId: child.id } }))
  const [dialog, setDialog] = useState<BehaviorDialogState | null>(null)
  const [hard, setHard] = useState(false)
  const close = () => setDialog(null)
  const when = useDayChoice(user.family.timeZone)
  const { day } = when
  const [isNew] = useState(child.pointsEarned === 0 && child.points === 0)
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-3">
        <div className="min-w-0">{chips}</div>
        <DayMenu when={when} />
      </div>
      {age !== null && age < minRecommendedAge && (
        <p className="mb-2.5 flex items-start gap-2.5 px-0.5 text-small text-text-2">
          <Icon name="bulb" size={20} className="shrink-0" />
          {children('underFour')}
        </p>
      )}
      <MessageSlot className="mb-2.5">
        <p className="mx-0.5 text-small text-text-2">{isNew ? t('leadNew', { name: child.name }) : t('lead')}</p>
      </MessageSlot>
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
      <EnterAgain on={String(quick.data?.length ?? defaultQuickList.length)}>
        <div className="lg:grid lg:grid-cols-2 lg:gap-8">
          <GiftPointsSection child={child} day={day} />
          <AmendsPointsSection child={child} day={day} afterHard={hard} onSettled={() => setHard(false)} />
        </div>
        <div className="mt-4">
          <SecondaryActionRow
            icon="plus"
            label={t('hard')}
            onClick={() => setDialog({ kind: 'write', type: 'punishment' })}
          />
          <SecondaryActionRow icon="edit" label={t('list.title')} onClick={() => setDialog({ kind: 'arrange' })} />
        </div>
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
        onClose={close}
        onHard={() => {
          close()
          setHard(true)
        }}
        onFull={(entry) => setDialog({ kind: 'room', entry })}
      />
      {quick.data && dialog?.kind === 'room' && (
        <ChooseReplacedTileDialog child={child} entries={quick.data} entry={dialog.entry} onClose={close} />
      )}
    </>
  )
}

function TilesSkeleton() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} className="h-31 rounded-tile" />
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
      {label}
      <Icon name={icon} size={20} />
    </button>
  )
}
