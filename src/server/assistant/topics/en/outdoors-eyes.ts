import type { TopicText } from '#server/assistant/topic.ts'

export const outdoorsEyes: TopicText<'outdoors-eyes'> = {
  name: 'Outdoors and eyes',
  synonyms: [
    'outdoors',
    'outside',
    'playing outside',
    'fresh air',
    'nature',
    'never goes outside',
    'short-sighted',
    'nearsighted',
    'myopia',
    'eyesight',
    'glasses',
    'stuck indoors',
    'going outside',
  ],
  questions: [
    'how can i get my kids to play outside',
    'my daughter is getting short sighted',
    'does playing outside help against myopia',
    'he never wants to leave the house',
    'how long should children be outdoors each day',
    'eye doctor says he is near sighted, what can we do',
  ],
  openings: [
    'Fresh air lifts moods, and daylight is good for growing eyes.',
    'Getting out of the door is often the hardest part.',
  ],
  tips: [
    'Go out straight after school, bag still packed. Once inside, it is harder to leave.',
    'In a three-year school study, 40 more minutes outdoors a day meant fewer new short-sighted children.',
    'Bad weather counts too: boots, puddles, and a warm drink afterwards.',
    'Take a friend along, or a task: ten different leaves, a stick boat, chalk.',
    'Squinting, headaches or sitting very close to the screen: have the eyes tested.',
  ],
  sources: ['he2015'],
  cards: {
    outside: { title: 'Play outside', cue: 'school' },
    park: { title: 'Trip to the park with a friend' },
  },
}
