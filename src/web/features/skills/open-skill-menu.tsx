import { useRef, useState } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { Skill } from '#shared/skills/contract.ts'
import { FinishDialog } from './finish-dialog.tsx'
import { SkillMenu } from './skill-menu.tsx'
import { useRecordScoreOrComplete } from './use-record-score-or-complete.ts'

interface OpenSkillMenuProps {
  skill: Skill
  child: Child
  onEdit: () => void
  onDelete: () => void
}

/** Renders the menu of a challenge, with which one with a target can be completed below it, after a question. */
export function OpenSkillMenu({ skill, child, onEdit, onDelete }: OpenSkillMenuProps) {
  const menuButton = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { send } = useRecordScoreOrComplete(child)
  const canFinish = skill.targetValue !== null && !skill.isCompleted
  return (
    <>
      <SkillMenu
        skill={skill}
        buttonRef={menuButton}
        onDone={canFinish ? () => setAsking(true) : undefined}
        onEdit={onEdit}
        onDelete={onDelete}
        className="text-text"
      />
      <FinishDialog
        skill={skill}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onFinish={() => void send({ skill, element: menuButton.current })}
      />
    </>
  )
}
