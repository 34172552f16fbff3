import type { TopicText } from '#server/assistant/topic.ts'

export const waiting: TopicText<'waiting'> = {
  name: 'Waiting',
  synonyms: [
    'waiting',
    'impatient',
    'patience',
    'can’t wait',
    'interrupts',
    'interrupting',
    'butts in',
    'no patience',
    'wants everything now',
    'waiting room',
    'queue',
    'standing in line',
    'delayed gratification',
  ],
  questions: [
    'my child interrupts every time I’m on the phone',
    'how to teach patience to a 5 year old',
    'she wants everything right now',
    'what to do in the doctors waiting room',
    'he can’t wait his turn',
    'waiting in line is a nightmare',
  ],
  openings: ['Five minutes is a very long time when you are small.', 'Waiting is learned in tiny portions.'],
  tips: [
    'Make time visible: a sand timer, a song, three more people in the queue.',
    'Start with waits so short that they work, and praise at once: “You waited two whole minutes.”',
    'Keep your side: when the timer ends, it really is {name}’s turn.',
    'Agree on a sign for “I need you”: a hand on your arm. Cover it with yours.',
    'Pack a waiting game: I spy, a mini puzzle, three things that are blue.',
  ],
  sources: ['cdc'],
  cards: {
    minutes: { title: 'Waited 5 minutes' },
    waits: { title: 'Waits with a timer', unit: 'waits' },
  },
}
