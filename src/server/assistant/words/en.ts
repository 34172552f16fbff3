import { amountIn } from './amount-in.ts'
import type { Words } from './words.ts'

const amount = amountIn('en')

const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)
const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
const points = (n: number) => count(n, 'point', 'points')
const days = (n: number) => count(n, 'day', 'days')

export const en: Words = {
  actions: { tips: 'Today’s tip', rewards: 'Reward ideas', recommendations: 'Something new' },
  basedOn: (sources) => `Based on: ${sources}`,
  which: (one, other) => `That could be one of two things. Do you mean “${one}” or “${other}”?`,
  nothing: 'I have nothing prepared for that, and I would rather not guess. Is one of these close?',
  safety:
    'This is serious, and you do not have to carry it alone. Please contact the emergency services, a doctor or a helpline now. Until help is there, see that everyone is safe; if you fear you might hurt someone, step away first.',
  helplines: (text) => `Numbers: ${text}`,
  tips: {
    hard: (title, n, good) =>
      good === 0
        ? `“${title}” came up ${times(n)} in the past week. One good thing noticed today is a start.`
        : `“${title}” came up ${times(n)} in the past week; you also noted ${count(good, 'good thing', 'good things')}. Every one you notice helps.`,
    idle: (title, n) => `“${title}” has been quiet for ${days(n)}. Nothing is lost: what was learned is still there.`,
    running: (title, run, target) =>
      `“${title}” stands at ${run} of ${days(target)} in a row. That deserves a kind word today.`,
    good: (title, n) => `You noted “${title}” ${times(n)} in the past week. Tell {name} what you saw, in one sentence.`,
    quiet: 'Nothing has been noted in the past week. One small good thing today is enough to begin.',
    little: 'Under four, your attention does more than any points.',
    say: (sentence) => `To say today: “${sentence}”`,
  },
  rewards: {
    atPace: (pace, balance) =>
      `{name} earns about ${points(pace)} a day and has ${amount(balance)} now. Priced for that pace:`,
    noPace: (pace, balance) =>
      `It is too early to tell how fast {name} earns points; the balance is ${amount(balance)} now. Priced for about ${points(pace)} a day:`,
    idea: (title, cost, n) =>
      n === 0
        ? `${title}: ${points(cost)}, ready now`
        : `${title}: ${points(cost)}, about ${days(n)} at the present pace`,
    guess: (title, cost, n) => `${title}: ${points(cost)}, worth about ${days(n)} of waiting`,
    choose: 'Let {name} pick one of them; a reward they chose themselves is worth more.',
    little: 'Under four, points mean little yet. These are nice without any price:',
    none: 'Everything I would suggest at this age is in the store already. Let {name} invent the next reward.',
  },
  recommendations: {
    because: (title) => `“${title}” came up in the past week, so this may help:`,
    further: (title, run) => `“${title}” has been going well for ${days(run)}. What could come next:`,
    start: 'What {name} does not have yet:',
    behavior: (title, n) => `To notice: ${title} (+${n})`,
    habit: (title, n) => `A habit: ${title}, ${days(n)}`,
    skill: (title, target, unit) => `A challenge: ${title}, ${target} ${unit}`.trim(),
    oneByOne: 'One at a time is plenty.',
    little: 'Under four, moments and praise do more than points. A nice place to begin:',
    none: 'You have everything I would suggest at this age. Now it is about keeping going, and about praise.',
  },
  praise: [
    'You put the blocks in the box without a reminder.',
    'You were cross and you used words.',
    'You tried, stopped, and tried another way.',
    'You noticed that somebody was sad.',
    'You kept going even though it was boring.',
    'Thank you for telling me. That was not easy.',
  ],
  bank: {
    extraStory: 'One more bedtime story',
    dinnerPlates: 'Choose everybody’s plates',
    sticker: 'A sticker of your choice',
    shoulderRide: 'A shoulder ride',
    park: 'The park after school',
    floorPicnic: 'A picnic on the floor',
    bake: 'Baking together',
    storyBook: 'A new story book',
    smallToy: 'A small toy',
    softToyZoo: 'A zoo for all the soft toys',
    music: 'Choose the music',
    moreTime: 'Ten more minutes of play',
    hotChocolate: 'Hot chocolate together',
    gameNight: 'Board-game night',
    friendToPlay: 'A friend comes to play',
    bikeTrip: 'A bike trip',
    book: 'A book to keep',
    craftKit: 'A craft kit',
    swimming: 'A trip to the pool',
    sleepover: 'A sleepover',
    dayTrip: 'A day out',
    chooseDinner: 'Choose dinner',
    lift: 'A lift instead of the bus',
    friendForDinner: 'A friend for dinner',
    film: 'Choose the film',
    cinema: 'A trip to the cinema',
    cafe: 'A café visit without phones',
    room: 'Rearrange the room',
    concert: 'Something towards a concert',
    gear: 'Something towards hobby gear',
  },
  presets: {
    greeting: 'Said hello',
    tidy_toys: 'Tidied toys',
    help_clean: 'Helped clean up',
    help_others: 'Helped someone',
    study_well: 'Studied well',
    toy_car: 'Toy car',
    story_book: 'Story book',
    stickers: 'Stickers',
    screen_time: 'Extra screen time',
    later_bedtime: 'Later bedtime',
    snack_choice: 'Snack choice',
  },
}
