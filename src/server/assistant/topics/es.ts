import type { TopicId, TopicText } from '#server/assistant/topic.ts'
import { adhd } from './es/adhd.ts'
import { anger } from './es/anger.ts'
import { backTalk } from './es/back-talk.ts'
import { bedtime } from './es/bedtime.ts'
import { bedwetting } from './es/bedwetting.ts'
import { bullying } from './es/bullying.ts'
import { carTravel } from './es/car-travel.ts'
import { chartBored } from './es/chart-bored.ts'
import { chores } from './es/chores.ts'
import { darkFear } from './es/dark-fear.ts'
import { dressing } from './es/dressing.ts'
import { dropOff } from './es/drop-off.ts'
import { exams } from './es/exams.ts'
import { exercise } from './es/exercise.ts'
import { firstPhone } from './es/first-phone.ts'
import { firstWeek } from './es/first-week.ts'
import { focus } from './es/focus.ts'
import { friends } from './es/friends.ts'
import { gaming } from './es/gaming.ts'
import { givingUp } from './es/giving-up.ts'
import { gratitude } from './es/gratitude.ts'
import { handHygiene } from './es/hand-hygiene.ts'
import { hittingBiting } from './es/hitting-biting.ts'
import { homework } from './es/homework.ts'
import { kindness } from './es/kindness.ts'
import { lapse } from './es/lapse.ts'
import { losingGames } from './es/losing-games.ts'
import { lying } from './es/lying.ts'
import { manners } from './es/manners.ts'
import { mathsFacts } from './es/maths-facts.ts'
import { morningRush } from './es/morning-rush.ts'
import { music } from './es/music.ts'
import { nameFeelings } from './es/name-feelings.ts'
import { newBaby } from './es/new-baby.ts'
import { notListening } from './es/not-listening.ts'
import { onlyForPoints } from './es/only-for-points.ts'
import { outdoorsEyes } from './es/outdoors-eyes.ts'
import { ownBed } from './es/own-bed.ts'
import { parentCalm } from './es/parent-calm.ts'
import { pets } from './es/pets.ts'
import { picky } from './es/picky.ts'
import { pocketMoney } from './es/pocket-money.ts'
import { poemsLanguage } from './es/poems-language.ts'
import { potty } from './es/potty.ts'
import { praiseHow } from './es/praise-how.ts'
import { pricing } from './es/pricing.ts'
import { procrastination } from './es/procrastination.ts'
import { ratio } from './es/ratio.ts'
import { reading } from './es/reading.ts'
import { sadDay } from './es/sad-day.ts'
import { schoolBag } from './es/school-bag.ts'
import { screenTime } from './es/screen-time.ts'
import { sharing } from './es/sharing.ts'
import { shyness } from './es/shyness.ts'
import { siblings } from './es/siblings.ts'
import { specialTime } from './es/special-time.ts'
import { sportSkill } from './es/sport-skill.ts'
import { startSchool } from './es/start-school.ts'
import { supermarket } from './es/supermarket.ts'
import { tableManners } from './es/table-manners.ts'
import { takingThings } from './es/taking-things.ts'
import { tantrum } from './es/tantrum.ts'
import { teeth } from './es/teeth.ts'
import { thumbNails } from './es/thumb-nails.ts'
import { tidy } from './es/tidy.ts'
import { transitions } from './es/transitions.ts'
import { twoHomes } from './es/two-homes.ts'
import { waiting } from './es/waiting.ts'
import { waterSugar } from './es/water-sugar.ts'
import { whining } from './es/whining.ts'
import { worry } from './es/worry.ts'
import { writing } from './es/writing.ts'

/** What the assistant knows, in Spanish. */
export const es: { [Id in TopicId]: TopicText<Id> } = {
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
