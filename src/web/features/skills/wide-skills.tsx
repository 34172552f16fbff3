import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { SkillDetail } from './skill-detail.tsx'
import { SkillTile } from './skill-tile.tsx'
import { useDeleteSkill } from './use-delete-skill.ts'

interface WideSkillsProps {
  child: Child
  /** Open, or completed since the screen was opened. */
  open: readonly Skill[]
  completed: readonly Skill[]
  /** The id of the challenge that was chosen or added last. */
  chosenId: string | undefined
  onChoose: (id: string) => void
  /** Ideas below the lists. */
  ideas: ReactNode
  /** Stands beside the lists while none is chosen, as none is open. */
  empty: ReactNode
  /** Opens the form of a challenge. */
  onEdit: (skill: Skill) => void
}

/** How many completed challenges are shown until all are asked for. */
const fewCompleted = 3

const findTile = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(id)}"]`)

/** Returns which of `count` places a key leads to from the place `from`, or undefined. */
const findPlace = (key: string, from: number, count: number): number | undefined =>
  ({ ArrowUp: Math.max(0, from - 1), ArrowDown: Math.min(count - 1, from + 1), Home: 0, End: count - 1 })[key]

/** Renders the challenges as a list, of which the arrow keys choose one, and the chosen one beside it. */
export function WideSkills({ child, open, completed, chosenId, onChoose, ideas, empty, onEdit }: WideSkillsProps) {
  const t = useTranslations('skills')
  const list = useRef<HTMLDivElement>(null)
  const remove = useDeleteSkill()
  const [areAllShown, showAll] = useState(false)
  const few = areAllShown ? completed : completed.slice(0, fewCompleted)
  const shown = [...open, ...few]
  const chosen = shown.find(({ id }) => id === chosenId) ?? open[0]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const from = shown.findIndex(({ id }) => event.target === findTile(list.current, id))
    const next = from < 0 ? undefined : shown[findPlace(event.key, from, shown.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    findTile(list.current, next.id)?.focus()
  }
  const showOthers = () => {
    flushSync(() => showAll(true))
    const [first] = completed.slice(few.length)
    if (first) findTile(list.current, first.id)?.focus()
  }
  const renderTile = (skill: Skill, isKept: boolean) => (
    <li key={skill.id} data-item={skill.id} data-skill={skill.id} className="grid">
      <SkillTile
        skill={skill}
        child={child}
        isKept={isKept}
        isChosen={skill === chosen}
        isInTabOrder={skill === (chosen ?? shown[0])}
        onChoose={() => onChoose(skill.id)}
      />
    </li>
  )
  return (
    <div className="grid grid-cols-[minmax(0,9fr)_minmax(0,16fr)] items-start gap-5">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the buttons in it */}
      <div ref={list} className="grid grid-cols-1 gap-3" onKeyDown={onKeyDown}>
        {open.length > 0 && (
          <ul aria-label={t('active')} className="grid grid-cols-1 gap-3">
            {open.map((skill) => renderTile(skill, true))}
          </ul>
        )}
        {completed.length > 0 && (
          <ul aria-label={t('completed')} className="grid grid-cols-1 gap-3">
            {few.map((skill) => renderTile(skill, false))}
          </ul>
        )}
        {few.length < completed.length && (
          <Button tone="ghost" onClick={showOthers}>
            {t('moreCompleted', { count: completed.length - few.length })}
          </Button>
        )}
        {ideas}
      </div>
      {chosen ? (
        <SkillDetail
          key={chosen.id}
          skill={chosen}
          child={child}
          onEdit={() => onEdit(chosen)}
          onDelete={() => void remove.send(chosen)}
        />
      ) : (
        empty
      )}
    </div>
  )
}
