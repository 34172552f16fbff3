import type { Difficulty } from '#shared/habits/rules.ts'
import type { RewardCategory } from '#shared/rewards/rules.ts'
import type { TopicPlan } from '#server/assistant/topic-plan.ts'

const behavior = (points: number) => ({ kind: 'behavior', points }) as const
const habit = (difficulty: Difficulty, targetDays: number) => ({ kind: 'habit', difficulty, targetDays }) as const
const skill = (difficulty: Difficulty, target: number) => ({ kind: 'skill', difficulty, target }) as const
const reward = (points: number, category: RewardCategory) => ({ kind: 'reward', points, category }) as const
const open = (screen: 'behaviors' | 'habits' | 'rewards') => ({ kind: 'open', screen }) as const
const moment = { kind: 'moment' } as const

/** Every topic the assistant knows, with what is the same in each language. */
export const topicPlan = {
  tantrum: {
    ages: [2, 6],
    cards: { calm: behavior(10), words: behavior(5), corner: reward(15, 'privilege') },
    followUps: ['anger', 'transitions', 'parent-calm'],
  },
  'hitting-biting': {
    ages: [2, 7],
    cards: { gentle: behavior(10), help: behavior(10), repair: behavior(5) },
    followUps: ['tantrum', 'sharing', 'siblings'],
  },
  whining: {
    ages: [3, 8],
    cards: { voice: behavior(5), turn: behavior(10) },
    followUps: ['not-listening', 'waiting', 'tantrum'],
  },
  'not-listening': {
    ages: [3, 10],
    cards: { first: behavior(10), game: habit('easy', 21) },
    followUps: ['transitions', 'back-talk', 'morning-rush'],
  },
  'back-talk': {
    ages: [6, 14],
    cards: { polite: behavior(10), later: behavior(15) },
    followUps: ['anger', 'not-listening', 'parent-calm'],
  },
  lying: {
    ages: [4, 12],
    cards: { truth: behavior(15), right: behavior(5) },
    followUps: ['taking-things', 'back-talk', 'praise-how'],
  },
  'taking-things': {
    ages: [4, 12],
    cards: { back: behavior(15), saving: reward(50, 'gift') },
    followUps: ['lying', 'pocket-money', 'sharing'],
  },
  siblings: {
    ages: [3, 12],
    cards: { together: behavior(10), shared: behavior(5), movie: reward(40, 'privilege') },
    followUps: ['sharing', 'new-baby', 'anger'],
  },
  'new-baby': {
    ages: [2, 8],
    cards: { helper: behavior(5), alone: reward(30, 'privilege'), big: moment },
    followUps: ['siblings', 'special-time', 'own-bed'],
  },
  sharing: { ages: [3, 7], cards: { turn: behavior(5) }, followUps: ['siblings', 'waiting', 'kindness'] },
  anger: {
    ages: [4, 12],
    cards: { break: behavior(10), breaths: habit('easy', 21), tools: skill('easy', 10) },
    followUps: ['name-feelings', 'back-talk', 'parent-calm'],
  },
  'name-feelings': {
    ages: [3, 12],
    cards: { because: moment, words: skill('easy', 10) },
    followUps: ['anger', 'sad-day', 'worry'],
  },
  'sad-day': {
    ages: [5, 15],
    cards: { tomorrow: moment, tea: reward(20, 'privilege') },
    followUps: ['name-feelings', 'friends', 'special-time'],
  },
  'dark-fear': {
    ages: [3, 9],
    cards: { steps: skill('medium', 5), brave: behavior(15), torch: reward(30, 'privilege') },
    followUps: ['own-bed', 'bedtime', 'worry'],
  },
  'drop-off': {
    ages: [3, 8],
    cards: { ritual: habit('easy', 7), walked: behavior(10) },
    followUps: ['start-school', 'special-time', 'worry'],
  },
  worry: {
    ages: [6, 15],
    cards: { time: habit('easy', 21), steps: skill('medium', 5) },
    followUps: ['dark-fear', 'sad-day', 'exams'],
  },
  shyness: {
    ages: [4, 12],
    cards: { hello: behavior(10), order: behavior(15), hellos: skill('medium', 5) },
    followUps: ['friends', 'manners', 'worry'],
  },
  'giving-up': {
    ages: [6, 14],
    cards: { another: behavior(15), tries: skill('medium', 20) },
    followUps: ['losing-games', 'praise-how', 'homework'],
  },
  'losing-games': {
    ages: [5, 10],
    cards: { kindly: behavior(10), night: reward(30, 'privilege') },
    followUps: ['giving-up', 'waiting', 'friends'],
  },
  waiting: {
    ages: [4, 9],
    cards: { minutes: behavior(5), waits: skill('easy', 10) },
    followUps: ['whining', 'supermarket', 'losing-games'],
  },
  manners: {
    ages: [4, 10],
    cards: { greeting: behavior(10), please: behavior(5), neighbours: habit('easy', 21) },
    followUps: ['shyness', 'table-manners', 'kindness'],
  },
  kindness: {
    ages: [4, 14],
    cards: { acts: skill('easy', 12), helper: behavior(10) },
    followUps: ['sharing', 'gratitude', 'friends'],
  },
  gratitude: { ages: [6, 15], cards: { three: moment }, followUps: ['kindness', 'name-feelings', 'special-time'] },
  bullying: { ages: [6, 15], cards: { note: moment }, followUps: ['friends', 'sad-day', 'worry'] },
  friends: {
    ages: [5, 14],
    cards: { invited: behavior(10), dates: skill('medium', 5) },
    followUps: ['shyness', 'bullying', 'losing-games'],
  },
  'morning-rush': {
    ages: [4, 12],
    cards: { ready: habit('medium', 21), dressed: behavior(5), song: reward(15, 'privilege') },
    followUps: ['dressing', 'bedtime', 'school-bag'],
  },
  bedtime: {
    ages: [3, 10],
    cards: { steps: habit('medium', 30), call: behavior(5), story: reward(20, 'privilege') },
    followUps: ['own-bed', 'dark-fear', 'screen-time'],
  },
  'own-bed': {
    ages: [3, 8],
    cards: { room: habit('medium', 21), brave: behavior(15) },
    followUps: ['bedtime', 'dark-fear', 'bedwetting'],
  },
  teeth: {
    ages: [3, 10],
    cards: { twice: habit('easy', 66), minutes: skill('easy', 14) },
    followUps: ['bedtime', 'morning-rush', 'hand-hygiene'],
  },
  'hand-hygiene': {
    ages: [3, 10],
    cards: { meals: habit('easy', 21), washed: behavior(5) },
    followUps: ['teeth', 'table-manners', 'potty'],
  },
  potty: {
    ages: [2, 4],
    cards: { sat: { ...behavior(5), ages: [4, 4] } },
    followUps: ['bedwetting', 'hand-hygiene', 'praise-how'],
  },
  bedwetting: {
    ages: [5, 10],
    cards: { toilet: habit('easy', 21), sheets: behavior(5) },
    followUps: ['potty', 'own-bed', 'water-sugar'],
  },
  dressing: {
    ages: [3, 7],
    cards: { myself: behavior(5), zips: skill('easy', 5) },
    followUps: ['morning-rush', 'not-listening', 'giving-up'],
  },
  'table-manners': {
    ages: [3, 9],
    cards: { stayed: behavior(5), meal: habit('easy', 21) },
    followUps: ['picky', 'manners', 'water-sugar'],
  },
  picky: {
    ages: [2, 9],
    cards: { bite: behavior(10), foods: skill('easy', 10), dinner: reward(40, 'privilege') },
    followUps: ['table-manners', 'water-sugar', 'supermarket'],
  },
  'water-sugar': { ages: [4, 14], cards: { water: habit('easy', 21) }, followUps: ['picky', 'teeth', 'exercise'] },
  tidy: {
    ages: [3, 10],
    cards: { toys: behavior(10), minutes: habit('easy', 21) },
    followUps: ['chores', 'not-listening', 'transitions'],
  },
  chores: {
    ages: [4, 16],
    cards: { table: behavior(5), extra: behavior(10), job: habit('medium', 30) },
    followUps: ['tidy', 'pets', 'pocket-money'],
  },
  pets: {
    ages: [5, 14],
    cards: { fed: habit('easy', 30), walk: behavior(10) },
    followUps: ['chores', 'kindness', 'outdoors-eyes'],
  },
  transitions: {
    ages: [3, 9],
    cards: { calmly: behavior(10) },
    followUps: ['screen-time', 'not-listening', 'tantrum'],
  },
  supermarket: {
    ages: [3, 8],
    cards: { helper: behavior(10), fruit: reward(15, 'privilege') },
    followUps: ['waiting', 'tantrum', 'picky'],
  },
  'car-travel': {
    ages: [3, 12],
    cards: { calm: behavior(10), games: skill('easy', 10) },
    followUps: ['waiting', 'siblings', 'screen-time'],
  },
  'start-school': {
    ages: [4, 7],
    cards: { routine: habit('medium', 21), brave: behavior(15), day: moment },
    followUps: ['drop-off', 'morning-rush', 'school-bag'],
  },
  homework: {
    ages: [6, 15],
    cards: { start: habit('medium', 30), study: behavior(15), break: reward(30, 'privilege') },
    followUps: ['focus', 'procrastination', 'exams'],
  },
  reading: {
    ages: [3, 12],
    cards: { minutes: habit('easy', 66), books: skill('medium', 10), chapter: reward(20, 'privilege') },
    followUps: ['bedtime', 'only-for-points', 'writing'],
  },
  writing: {
    ages: [5, 10],
    cards: { lines: habit('easy', 21), neat: skill('easy', 20) },
    followUps: ['reading', 'homework', 'giving-up'],
  },
  'maths-facts': {
    ages: [6, 12],
    cards: { facts: habit('easy', 21), problems: skill('medium', 50) },
    followUps: ['homework', 'exams', 'focus'],
  },
  exams: {
    ages: [9, 17],
    cards: { blocks: habit('medium', 21), plan: behavior(15) },
    followUps: ['procrastination', 'worry', 'bedtime'],
  },
  focus: {
    ages: [6, 14],
    cards: { blocks: skill('medium', 10), phone: behavior(10) },
    followUps: ['homework', 'adhd', 'screen-time'],
  },
  music: {
    ages: [6, 15],
    cards: { practice: habit('medium', 66), pieces: skill('medium', 3) },
    followUps: ['giving-up', 'only-for-points', 'focus'],
  },
  'poems-language': {
    ages: [5, 12],
    cards: { poems: skill('easy', 10), words: habit('easy', 30) },
    followUps: ['reading', 'maths-facts', 'music'],
  },
  'school-bag': {
    ages: [6, 12],
    cards: { packed: habit('easy', 21), found: behavior(5) },
    followUps: ['morning-rush', 'homework', 'chores'],
  },
  procrastination: {
    ages: [10, 17],
    cards: { minutes: skill('medium', 10), dinner: behavior(10) },
    followUps: ['homework', 'exams', 'focus'],
  },
  exercise: {
    ages: [4, 17],
    cards: { active: habit('medium', 30), rope: skill('medium', 100) },
    followUps: ['sport-skill', 'outdoors-eyes', 'screen-time'],
  },
  'sport-skill': {
    ages: [7, 15],
    cards: { swim: skill('hard', 500), catches: skill('medium', 50), cheered: behavior(10) },
    followUps: ['exercise', 'giving-up', 'losing-games'],
  },
  'outdoors-eyes': {
    ages: [4, 15],
    cards: { outside: habit('easy', 66), park: reward(40, 'privilege') },
    followUps: ['exercise', 'screen-time', 'friends'],
  },
  'screen-time': {
    ages: [2, 15],
    cards: { dinner: habit('medium', 21), off: behavior(10) },
    followUps: ['transitions', 'gaming', 'bedtime'],
  },
  gaming: {
    ages: [7, 16],
    cards: { save: behavior(10), hour: reward(60, 'privilege') },
    followUps: ['screen-time', 'first-phone', 'procrastination'],
  },
  'first-phone': {
    ages: [10, 16],
    cards: { sleeps: habit('medium', 30), film: reward(60, 'privilege') },
    followUps: ['gaming', 'screen-time', 'bedtime'],
  },
  'thumb-nails': {
    ages: [3, 10],
    cards: { hands: behavior(5), evenings: skill('easy', 14) },
    followUps: ['worry', 'bedtime', 'parent-calm'],
  },
  'pocket-money': {
    ages: [6, 15],
    cards: { minute: habit('easy', 30), goal: reward(100, 'gift') },
    followUps: ['chores', 'pricing', 'taking-things'],
  },
  'only-for-points': {
    ages: [5, 13],
    cards: { fade: open('behaviors'), like: moment },
    followUps: ['praise-how', 'chart-bored', 'ratio'],
  },
  'chart-bored': {
    ages: [4, 12],
    cards: { refresh: open('rewards'), ideas: reward(15, 'privilege') },
    followUps: ['only-for-points', 'pricing', 'first-week'],
  },
  lapse: { ages: [6, 17], cards: { habits: open('habits') }, followUps: ['chart-bored', 'giving-up', 'praise-how'] },
  'special-time': {
    ages: [2, 12],
    cards: { minutes: habit('easy', 30), hour: reward(30, 'privilege') },
    followUps: ['parent-calm', 'siblings', 'praise-how'],
  },
  'parent-calm': { ages: [0, 18], cards: { note: moment }, followUps: ['special-time', 'two-homes', 'tantrum'] },
  'two-homes': { ages: [0, 18], cards: {}, followUps: ['parent-calm', 'special-time', 'bedtime'] },
  adhd: { ages: [3, 18], cards: {}, followUps: ['focus', 'chart-bored', 'homework'] },
  'praise-how': { ages: [0, 18], cards: {}, followUps: ['ratio', 'only-for-points', 'special-time'] },
  ratio: { ages: [0, 18], cards: {}, followUps: ['praise-how', 'chart-bored', 'parent-calm'] },
  pricing: { ages: [4, 18], cards: {}, followUps: ['chart-bored', 'pocket-money', 'first-week'] },
  'first-week': { ages: [0, 18], cards: {}, followUps: ['pricing', 'praise-how', 'ratio'] },
} as const satisfies Record<string, TopicPlan>
