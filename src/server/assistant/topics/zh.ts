import type { TopicId, TopicText } from '#server/assistant/topic.ts'
import { adhd } from './zh/adhd.ts'
import { anger } from './zh/anger.ts'
import { backTalk } from './zh/back-talk.ts'
import { bedtime } from './zh/bedtime.ts'
import { bedwetting } from './zh/bedwetting.ts'
import { bullying } from './zh/bullying.ts'
import { carTravel } from './zh/car-travel.ts'
import { chartBored } from './zh/chart-bored.ts'
import { chores } from './zh/chores.ts'
import { darkFear } from './zh/dark-fear.ts'
import { dressing } from './zh/dressing.ts'
import { dropOff } from './zh/drop-off.ts'
import { exams } from './zh/exams.ts'
import { exercise } from './zh/exercise.ts'
import { firstPhone } from './zh/first-phone.ts'
import { firstWeek } from './zh/first-week.ts'
import { focus } from './zh/focus.ts'
import { friends } from './zh/friends.ts'
import { gaming } from './zh/gaming.ts'
import { givingUp } from './zh/giving-up.ts'
import { gratitude } from './zh/gratitude.ts'
import { handHygiene } from './zh/hand-hygiene.ts'
import { hittingBiting } from './zh/hitting-biting.ts'
import { homework } from './zh/homework.ts'
import { kindness } from './zh/kindness.ts'
import { lapse } from './zh/lapse.ts'
import { losingGames } from './zh/losing-games.ts'
import { lying } from './zh/lying.ts'
import { manners } from './zh/manners.ts'
import { mathsFacts } from './zh/maths-facts.ts'
import { morningRush } from './zh/morning-rush.ts'
import { music } from './zh/music.ts'
import { nameFeelings } from './zh/name-feelings.ts'
import { newBaby } from './zh/new-baby.ts'
import { notListening } from './zh/not-listening.ts'
import { onlyForPoints } from './zh/only-for-points.ts'
import { outdoorsEyes } from './zh/outdoors-eyes.ts'
import { ownBed } from './zh/own-bed.ts'
import { parentCalm } from './zh/parent-calm.ts'
import { pets } from './zh/pets.ts'
import { picky } from './zh/picky.ts'
import { pocketMoney } from './zh/pocket-money.ts'
import { poemsLanguage } from './zh/poems-language.ts'
import { potty } from './zh/potty.ts'
import { praiseHow } from './zh/praise-how.ts'
import { pricing } from './zh/pricing.ts'
import { procrastination } from './zh/procrastination.ts'
import { ratio } from './zh/ratio.ts'
import { reading } from './zh/reading.ts'
import { sadDay } from './zh/sad-day.ts'
import { schoolBag } from './zh/school-bag.ts'
import { screenTime } from './zh/screen-time.ts'
import { sharing } from './zh/sharing.ts'
import { shyness } from './zh/shyness.ts'
import { siblings } from './zh/siblings.ts'
import { specialTime } from './zh/special-time.ts'
import { sportSkill } from './zh/sport-skill.ts'
import { startSchool } from './zh/start-school.ts'
import { supermarket } from './zh/supermarket.ts'
import { tableManners } from './zh/table-manners.ts'
import { takingThings } from './zh/taking-things.ts'
import { tantrum } from './zh/tantrum.ts'
import { teeth } from './zh/teeth.ts'
import { thumbNails } from './zh/thumb-nails.ts'
import { tidy } from './zh/tidy.ts'
import { transitions } from './zh/transitions.ts'
import { twoHomes } from './zh/two-homes.ts'
import { waiting } from './zh/waiting.ts'
import { waterSugar } from './zh/water-sugar.ts'
import { whining } from './zh/whining.ts'
import { worry } from './zh/worry.ts'
import { writing } from './zh/writing.ts'

/** What the assistant knows, in Chinese. */
export const zh: { [Id in TopicId]: TopicText<Id> } = {
  tantrum,
  'hitting-biting': hittingBiting,
  whining,
  'not-listening': notListening,
  'back-talk': backTalk,
  lying,
  'taking-things': takingThings,
  siblings,
  'new-baby': newBaby,
  sharing,
  anger,
  'name-feelings': nameFeelings,
  'sad-day': sadDay,
  'dark-fear': darkFear,
  'drop-off': dropOff,
  worry,
  shyness,
  'giving-up': givingUp,
  'losing-games': losingGames,
  waiting,
  manners,
  kindness,
  gratitude,
  bullying,
  friends,
  'morning-rush': morningRush,
  bedtime,
  'own-bed': ownBed,
  teeth,
  'hand-hygiene': handHygiene,
  potty,
  bedwetting,
  dressing,
  'table-manners': tableManners,
  picky,
  'water-sugar': waterSugar,
  tidy,
  chores,
  pets,
  transitions,
  supermarket,
  'car-travel': carTravel,
  'start-school': startSchool,
  homework,
  reading,
  writing,
  'maths-facts': mathsFacts,
  exams,
  focus,
  music,
  'poems-language': poemsLanguage,
  'school-bag': schoolBag,
  procrastination,
  exercise,
  'sport-skill': sportSkill,
  'outdoors-eyes': outdoorsEyes,
  'screen-time': screenTime,
  gaming,
  'first-phone': firstPhone,
  'thumb-nails': thumbNails,
  'pocket-money': pocketMoney,
  'only-for-points': onlyForPoints,
  'chart-bored': chartBored,
  lapse,
  'special-time': specialTime,
  'parent-calm': parentCalm,
  'two-homes': twoHomes,
  adhd,
  'praise-how': praiseHow,
  ratio,
  pricing,
  'first-week': firstWeek,
}
