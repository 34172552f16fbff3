import type { TopicText } from '#server/assistant/topic.ts'

export const whining: TopicText<'whining'> = {
  name: 'Whining',
  synonyms: [
    'whining',
    'whinging',
    'whingeing',
    'moaning',
    'nagging',
    'begging',
    'whiny voice',
    'whiney',
    'grizzling',
    'pestering',
    'keeps on and on',
    'mithering',
    'baby voice',
    'moans constantly',
  ],
  questions: [
    'how do i get him to stop whining',
    'my daughter whinges all day long',
    '5 year old nags until I give in',
    'that whiny voice is driving me mad',
    'she moans about everything',
    'keeps asking again and again after i said no',
  ],
  openings: [
    'That tone gets under everyone’s skin.',
    'Whining often starts because it works, and it can stop for the same reason.',
  ],
  tips: [
    'Answer the ordinary voice quickly and warmly, so that it is the one that works.',
    'Say once: “I’ll listen when you ask in your own voice.” Then wait, friendly and silent.',
    'Practise both voices as a game when everyone is in a good mood. Let {name} be the judge.',
    'A no that becomes a yes after ten minutes teaches ten minutes of asking. Decide first, then answer.',
    'Check the simple things: hungry, tired, or waiting for you all afternoon?',
  ],
  sources: ['leijten2019'],
  cards: {
    voice: { title: 'Asked in an ordinary voice' },
    turn: { title: 'Waited for a turn to talk' },
  },
}
