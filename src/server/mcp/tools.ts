import * as activities from '#shared/activities/contract.ts'
import { listActivityDays } from '#shared/activities/days.ts'
import * as acts from '#shared/acts/contract.ts'
import * as badges from '#shared/badges/contract.ts'
import * as behaviors from '#shared/behaviors/contract.ts'
import * as children from '#shared/children/contract.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import * as habits from '#shared/habits/contract.ts'
import * as moments from '#shared/moments/contract.ts'
import * as rewards from '#shared/rewards/contract.ts'
import * as skills from '#shared/skills/contract.ts'
import * as stats from '#shared/stats/contract.ts'

/** The MCP tools by name: every endpoint with the scope `read` or `record`. */
export const endpointsByTool: Readonly<Record<string, Endpoint>> = {
  list_children: children.listChildren,
  list_today: habits.listFamilyTodayHabits,
  list_activities: activities.listActivities,
  list_activity_days: listActivityDays,
  list_quick_behaviors: behaviors.getQuickList,
  list_habits: habits.listHabits,
  list_check_ins: habits.listCheckIns,
  can_check_in: habits.getCanCheckIn,
  list_skills: skills.listSkills,
  list_scores: skills.listScores,
  list_rewards: rewards.listRewards,
  list_redemptions: rewards.listRedemptions,
  list_moments: moments.listMoments,
  list_badges: badges.listBadges,
  list_badge_progress: badges.listBadgeProgress,
  get_badge_deeds: badges.getBadgeDeeds,
  get_weekly_counts: stats.getWeeklyCounts,
  get_pace: stats.getPace,
  record_behavior: behaviors.recordBehavior,
  check_in: habits.checkIn,
  rest_habit: habits.restHabit,
  record_score_or_complete_skill: skills.editSkill,
  add_moment: moments.addMoment,
  redeem_reward: rewards.redeemReward,
  mark_redemption_given: rewards.giveRedemption,
  undo_act: acts.undoAct,
  undo_act_group: acts.undoActGroup,
}
