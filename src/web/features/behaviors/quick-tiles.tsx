import { Fragment, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { Child } from '#shared/children/contract.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { Icon } from '#web/ui/icons.tsx'
import { tileKey, toAward } from './quick-list.ts'
import { QuickTile } from './quick-tile.tsx'
import { useAward } from './use-award.ts'

interface QuickTilesProps {
  child: Child
  entries: readonly QuickEntry[]
  onOwn: () => void
}

/** The quick behaviors of a child, with the praise under the tile that was tapped last, and a tile for an own one. */
export function QuickTiles({ child, entries, onOwn }: QuickTilesProps) {
  const t = useTranslations('behaviors')
  const titles = useTitles()
  const [times, setTimes] = useState<Readonly<Record<string, number>>>({})
  const [praised, setPraised] = useState<{ tile: string; sentence: string } | null>(null)
  const { send } = useAward(child, {
    onSend: () => setPraised(null),
    onRecorded: (_, { tile }, sentence) => {
      if (!tile || !sentence) return
      setTimes((before) => ({ ...before, [tile]: (before[tile] ?? 0) + 1 }))
      setPraised({ tile, sentence })
    },
  })
  return (
    <ul
      aria-label={t('quick')}
      className="grid grid-flow-row-dense grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 lg:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {entries.map((entry) => {
        const key = tileKey(entry)
        return (
          <Fragment key={key}>
            <QuickTile
              entry={entry}
              childName={child.name}
              times={times[key] ?? 0}
              onAward={(element, tap) => void send({ ...toAward(entry, titles.tile(entry), element), tile: key }, tap)}
            />
            {praised?.tile === key && <Praise sentence={praised.sentence} />}
          </Fragment>
        )
      })}
      <li>
        <button
          type="button"
          className="press flex h-full min-h-23 w-full flex-col items-center justify-center gap-1.5 rounded-tile border-2 border-line p-3.5 text-center text-primary"
          onClick={onOwn}
        >
          <Icon name="plus" size={26} />
          <span className="type-h3">{t('own')}</span>
        </button>
      </li>
    </ul>
  )
}

/** Renders the praise until the next tap. */
function Praise({ sentence }: { sentence: string }) {
  const t = useTranslations('behaviors')
  return (
    <li className="col-span-full flex animate-fade items-start gap-2.5 rounded-tile bg-honey-tint px-3.5 py-3 text-honey">
      <Icon name="chat" size={20} className="mt-0.5 shrink-0" />
      <span className="min-w-0 text-text">{t('say', { sentence })}</span>
    </li>
  )
}
