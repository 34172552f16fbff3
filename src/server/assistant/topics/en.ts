import type { TopicId, TopicText } from '#server/assistant/topic.ts'
import { adhd } from './en/adhd.ts'
import { anger } from './en/anger.ts'
import { backTalk } from './en/back-talk.ts'
import { bedtime } from './en/bedtime.ts'
import { bedwetting } from './en/bedwetting.ts'
import { bullying } from './en/bullying.ts'
import { carTravel } from './en/car-travel.ts'
import { chartBored } from './en/chart-bored.ts'
import { chores } from './en/chores.ts'
import { darkFear } from './en/dark-fear.ts'
import { dressing } from './en/dressing.ts'
import { dropOff } from './en/drop-off.ts'
import { exams } from './en/exams.ts'
import { exercise } from './en/exercise.ts'
import { firstPhone } from './en/first-phone.ts'
import { firstWeek } from './en/first-week.ts'
import { focus } from './en/focus.ts'
import { friends } from './en/friends.ts'
import { gaming } from './en/gaming.ts'
import { givingUp } from './en/giving-up.ts'
import { gratitude } from './en/gratitude.ts'
import { handHygiene } from './en/hand-hygiene.ts'
import { hittingBiting } from './en/hitting-biting.ts'
import { homework } from './en/homework.ts'
import { kindness } from './en/kindness.ts'
import { lapse } from './en/lapse.ts'
import { losingGames } from './en/losing-games.ts'
import { lying } from './en/lying.ts'
import { manners } from './en/manners.ts'
import { mathsFacts } from './en/maths-facts.ts'
import { morningRush } from './en/morning-rush.ts'
import { music } from './en/music.ts'
import { nameFeelings } from './en/name-feelings.ts'
import { newBaby } from './en/new-baby.ts'
import { notListening } from './en/not-listening.ts'
import { onlyForPoints } from './en/only-for-points.ts'
import { outdoorsEyes } from './en/outdoors-eyes.ts'
import { ownBed } from './en/own-bed.ts'
import { parentCalm } from './en/parent-calm.ts'
import { pets } from './en/pets.ts'
import { picky } from './en/picky.ts'
import { pocketMoney } from './en/pocket-money.ts'
import { poemsLanguage } from './en/poems-language.ts'
import { potty } from './en/potty.ts'
import { praiseHow } from './en/praise-how.ts'
import { pricing } from './en/pricing.ts'
import { procrastination } from './en/procrastination.ts'
import { ratio } from './en/ratio.ts'
import { reading } from './en/reading.ts'
import { sadDay } from './en/sad-day.ts'
import { schoolBag } from './en/school-bag.ts'
import { screenTime } from './en/screen-time.ts'
import { sharing } from './en/sharing.ts'
import { shyness } from './en/shyness.ts'
import { siblings } from './en/siblings.ts'
import { specialTime } from './en/special-time.ts'
import { sportSkill } from './en/sport-skill.ts'
import { startSchool } from './en/start-school.ts'
import { supermarket } from './en/supermarket.ts'
import { tableManners } from './en/table-manners.ts'
import { takingThings } from './en/taking-things.ts'
import { tantrum } from './en/tantrum.ts'
import { teeth } from './en/teeth.ts'
import { thumbNails } from './en/thumb-nails.ts'
import { tidy } from './en/tidy.ts'
import { transitions } from './en/transitions.ts'
import { twoHomes } from './en/two-homes.ts'
import { waiting } from './en/waiting.ts'
import { waterSugar } from './en/water-sugar.ts'
import { whining } from './en/whining.ts'
import { worry } from './en/worry.ts'
import { writing } from './en/writing.ts'

/** What the assistant knows, in English. */
export const en: { [Id in TopicId]: TopicText<Id> } = {
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
