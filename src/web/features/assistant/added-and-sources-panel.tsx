import { useTranslations } from 'use-intl'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PosedMascot } from '#web/ui/posed-mascot.tsx'
import type { Chat } from './use-chat.ts'

/** Renders what was added from the chat and the sources of the answers, or Glim before there is any; only in wide windows. */
export function AddedAndSourcesPanel({ chat }: { chat: Chat }) {
  const t = useTranslations('assistant')
  const added = chat.lines.flatMap((line) => line.cards.filter(({ id }) => id in line.added))
  const sources = [...new Set(chat.lines.flatMap((line) => line.sources))]
  return (
    <aside className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] content-start gap-4 self-start overflow-y-auto pt-4 lg:grid">
      {added.length === 0 && sources.length === 0 && (
        <Card as="section" kind="night" className="flex items-center gap-4">
          <PosedMascot pose="hello" size={64} className="shrink-0" />
          <p className="min-w-0 text-small text-night-text">{t('panelNothing')}</p>
        </Card>
      )}
      {added.length > 0 && (
        <Card as="section" className="grid gap-2">
          <h2 className="type-h3">{t('panelAdded')}</h2>
          <ul className="grid gap-1.5">
            {added.map(({ id, title }) => (
              <li key={id} className="flex gap-2">
                <Icon name="check" size={20} className="mt-0.5 shrink-0 text-positive" />
                {title}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {sources.length > 0 && (
        <Card as="section" className="grid gap-2">
          <h2 className="type-h3">{t('panelSources')}</h2>
          <ul className="grid gap-1 text-small text-text-2">
            {sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Card>
      )}
    </aside>
  )
}
