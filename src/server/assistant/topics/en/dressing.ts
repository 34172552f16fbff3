import type { TopicText } from '#server/assistant/topic.ts'

export const dressing: TopicText<'dressing'> = {
  name: 'Getting dressed',
  synonyms: [
    'getting dressed',
    'dressing',
    'won’t get dressed',
    'clothes',
    'shoes',
    'coat',
    'socks',
    'buttons',
    'zips',
    'zippers',
    'dress himself',
    'dress herself',
    'shoelaces',
    'won’t put on coat',
  ],
  questions: [
    'my 4 year old won’t get dressed by herself',
    'how to teach a child to dress themselves',
    'he refuses to put on his shoes and coat',
    'battle over clothes every morning',
    'when can kids do buttons and zips',
    'she says every sock is itchy',
  ],
  openings: ['Trousers on the head, and the clock is ticking.', 'Getting dressed is a dozen small skills at once.'],
  tips: [
    'Start from the end: you do everything but the last tug. When that works, leave the last two steps.',
    'Lay the clothes out in order the night before, chosen by {name} from two sets.',
    'Start earlier and stay near. Company helps more than calling from the kitchen.',
    'Choose easy clothes for now: elastic waists, wide necks, shoes with straps.',
    'Practise buttons and zips at play time, on a teddy’s coat, without a bus to catch.',
  ],
  cards: {
    myself: { title: 'Got dressed without help' },
    zips: { title: 'Do up buttons and zips', unit: 'times' },
  },
}
