import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useMediaQuery } from '#web/lib/media.ts'
import { Button } from '#web/ui/button.tsx'
import { listAndDetailMediaQuery } from './list-and-detail.ts'
import type { SkillLists } from './use-skill-lists.ts'

interface SkillsHeaderProps {
  /** The pictures that select a child, if there are several. */
  chips: ReactNode
  /** Given once the challenges are loaded. */
  lists: SkillLists | undefined
  onAdd: () => void
}

/** Renders what selects the child; in a wide window beside the numbers of challenges and the button that adds one. */
export function SkillsHeader({ chips, lists, onAdd }: SkillsHeaderProps) {
  const t = useTranslations('skills')
  const isWide = useMediaQuery(listAndDetailMediaQuery)
  if (!isWide) return chips ? <div className="mb-3">{chips}</div> : null
  const { open, completed } = lists?.counts ?? { open: 0, completed: 0 }
  return (
    <div className="mb-3 flex min-h-12 items-center gap-4">
      {chips}
      {open + completed > 0 && (
        <p className="ml-auto text-small text-text-2">
          {t('counts', { open, completed })} <span className="sr-only">{t('total', { count: open + completed })}</span>
        </p>
      )}
      {/* Without an open one there is a button in its place. */}
      {lists !== undefined && lists.open.length > 0 && (
        <Button icon="plus" onClick={onAdd}>
          {t('add')}
        </Button>
      )}
    </div>
  )
}
