import type { TopicText } from '#server/assistant/topic.ts'

export const writing: TopicText<'writing'> = {
  name: 'Handwriting',
  synonyms: [
    'writing',
    'handwriting',
    'messy handwriting',
    'pencil grip',
    'learning to write',
    'letters backwards',
    'spelling',
    'hates writing',
    'illegible',
    'penmanship',
    'hand hurts when writing',
    'joined-up writing',
    'cursive',
  ],
  questions: [
    'my child’s handwriting is terrible',
    'how to improve handwriting at 7',
    'he hates writing and refuses',
    'she writes letters backwards',
    'spelling practice for 8 yr old',
    'son holds the pencil wrong',
  ],
  openings: [
    'Writing asks small fingers for a great deal at once.',
    'Neat letters come with short practice, not with long evenings.',
  ],
  tips: [
    'Five minutes or five lines a day. Stop while the hand still feels good.',
    'Circle the best letter of the line together, and say why it is good.',
    'Write for a reason: a shopping list, a treasure map, a note to Grandpa.',
    'Train the fingers at play: dough, scissors, beads, drawing with short crayons.',
    'Feet on the floor, paper a little slanted, other hand holding the page.',
    'If it hurts or stays far behind the class, talk with the teacher or your doctor.',
  ],
  cards: {
    lines: { title: 'Write five lines', cue: 'the afternoon snack' },
    neat: { title: 'Write neat lines', unit: 'lines' },
  },
}
