import type { TopicText } from '#server/assistant/topic.ts'

export const notListening: TopicText<'not-listening'> = {
  name: 'Not listening',
  synonyms: [
    'not listening',
    'ignores me',
    'doesn’t listen',
    'won’t do as told',
    'disobedient',
    'defiant',
    'says no to everything',
    'selective hearing',
    'doesnt listen',
    'have to ask ten times',
    'won’t cooperate',
    'stubborn',
    'won’t obey',
    'in one ear and out the other',
  ],
  questions: [
    'my child never listens',
    'i have to ask ten times before anything happens',
    '4 year old says no to everything',
    'he just ignores me when I call him',
    'how to get kids to do as they are told without yelling',
    'she is so defiant lately',
  ],
  openings: [
    'Saying the same thing for the fifth time is exhausting.',
    'Deep in play, {name} may really not hear you from across the room.',
  ],
  tips: [
    'Go close, say the name, and ask for one thing. Then wait a few quiet seconds.',
    'Praise the start, not only the end: “You got up straight away.”',
    'Give a short reason and a choice: “It’s cold out. Green jumper or the stripy one?”',
    'Say what to do rather than what to stop: “Feet on the floor, please.”',
    'Only ask if no is an answer. Otherwise say it: “Time for shoes now.”',
    'Play a listening game for five minutes a day: robots, Simon says, secret missions.',
  ],
  sources: ['leijten2019', 'patall2008'],
  cards: {
    first: { title: 'Started when asked once' },
    game: { title: 'Play a listen-and-do game', cue: 'dinner' },
  },
}
