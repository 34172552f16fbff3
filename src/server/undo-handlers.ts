import { behaviorUndo } from './features/behaviors/record-behavior.ts'
import { checkInUndo } from './features/habits/check-in.ts'
import { momentUndo } from './features/moments/write-moment.ts'
import { giveUndo, redeemUndo } from './features/rewards/redeem.ts'
import { quickCompleteUndo, scoreUndo } from './features/skills/edit-skill.ts'
import { habitDeletion, momentDeletion, rewardDeletion, skillDeletion } from './ledger/soft-delete.ts'
import type { UndoHandlers } from './ledger/undo.ts'

/** How each kind of act is reversed. */
export const undoHandlers: UndoHandlers = {
  behavior: behaviorUndo,
  check_in: checkInUndo,
  habit_deleted: habitDeletion.undo,
  redeem: redeemUndo,
  redemption_given: giveUndo,
  reward_deleted: rewardDeletion.undo,
  score: scoreUndo,
  quick_complete: quickCompleteUndo,
  skill_deleted: skillDeletion.undo,
  moment: momentUndo,
  moment_deleted: momentDeletion.undo,
}
