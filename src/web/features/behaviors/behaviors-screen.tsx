import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { getQuickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { LoadFailed } from '#web/lib/load-failed.tsx'
import { read } from '#web/lib/query.ts'
import type { ChildScreenProps } from '#web/lib/screen-props.ts'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icons.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { Gifts, Remedies } from './preset-sections.tsx'
import { MakeRoomDialog } from './make-room-dialog.tsx'
import { OwnBehaviorDialog } from './own-behavior-dialog.tsx'
import { QuickTiles } from './quick-tiles.tsx'
import { YoungNote } from './young-note.tsx'

type Sheet =
  | { kind: 'write'; type: 'reward' | 'punishment' }
  | { kind: 'arrange' }
  | { kind: 'room'; entry: QuickEntry & { title: string } }

/** Renders awards and deductions of one child: tiles, gifts, remedies, deductions. */
export function BehaviorsScreen({ user, child, family, chips }: ChildScreenProps) {
  const t = useTranslations('behaviors')
  const quick = useQuery(read(getQuickList, { params: { childId: child.id } }))
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [hard, setHard] = useState(false)
  const close = () => setSheet(null)
  const isNew = child.pointsEarned === 0 && child.points === 0
  return (
    <>
      {family.length > 1 && <div className="mb-3">{chips}</div>}
      <p className="mx-0.5 mb-2.5 text-small text-text-2">{isNew ? t('leadNew', { name: child.name }) : t('lead')}</p>
      <YoungNote child={child} zone={user.family.timeZone} />
      <Tiles quick={quick} child={child} onOwn={() => setSheet({ kind: 'write', type: 'reward' })} />
      <div className="lg:grid lg:grid-cols-2 lg:gap-8">
        <Gifts child={child} />
        <Remedies child={child} afterHard={hard} onSettled={() => setHard(false)} />
      </div>
      <div className="mt-4">
        <QuietRow icon="plus" label={t('hard')} onClick={() => setSheet({ kind: 'write', type: 'punishment' })} />
        <QuietRow icon="edit" label={t('list.title')} onClick={() => setSheet({ kind: 'arrange' })} />
      </div>
      {quick.data && (
        <ArrangeDialog
          child={child}
          entries={quick.data}
          open={sheet?.kind === 'arrange'}
          onOpenChange={(open) => !open && close()}
        />
      )}
      <OwnBehaviorDialog
        child={child}
        zone={user.family.timeZone}
        type={sheet?.kind === 'write' ? sheet.type : null}
        onClose={close}
        onHard={() => {
          close()
          setHard(true)
        }}
        onFull={(entry) => setSheet({ kind: 'room', entry })}
      />
      {quick.data && sheet?.kind === 'room' && (
        <MakeRoomDialog child={child} entries={quick.data} entry={sheet.entry} onClose={close} />
      )}
    </>
  )
}

interface QuietRowProps {
  icon: IconName
  label: string
  onClick: () => void
}

/** Renders a row for a secondary action. */
function QuietRow({ icon, label, onClick }: QuietRowProps) {
  return (
    <button
      type="button"
      className="press type-label flex min-h-12 w-full items-center justify-between gap-3 rounded-field px-0.5 text-left text-text-2"
      onClick={onClick}
    >
      {label}
      <Icon name={icon} size={20} />
    </button>
  )
}

interface TilesProps {
  quick: { data: QuickEntry[] | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
  child: ChildScreenProps['child']
  onOwn: () => void
}

function Tiles({ quick, child, onOwn }: TilesProps) {
  const t = useTranslations()
  if (quick.data) return <QuickTiles child={child} entries={quick.data} onOwn={onOwn} />
  if (!quick.isPending) return <LoadFailed error={quick.error} retry={quick.refetch} />
  return (
    <Loading label={t('common.loading')}>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <Skeleton key={place} className="h-31 rounded-tile" />
        ))}
      </div>
    </Loading>
  )
}
