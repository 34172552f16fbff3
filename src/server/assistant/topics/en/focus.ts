import type { TopicText } from '#server/assistant/topic.ts'

export const focus: TopicText<'focus'> = {
  name: 'Concentration',
  synonyms: [
    'focus',
    'concentration',
    'concentrate',
    'distracted',
    'easily distracted',
    'attention span',
    'daydreaming',
    'can’t sit still',
    'fidgety',
    'wanders off',
    'doesn’t finish anything',
    'pay attention',
    'can’t focus',
    'zones out',
  ],
  questions: [
    'my child can’t concentrate for five minutes',
    'he gets distracted by everything',
    'how to improve focus in a 9 year old',
    'teacher says she is always daydreaming',
    'son jumps up from the table every minute when studying',
    'she can’t stay focused on one task',
  ],
  openings: [
    'The world is full of things more interesting than a worksheet.',
    'Concentration grows slowly, and what is around {name} can help it along.',
  ],
  tips: [
    'Make an if-then plan: “If my brother comes in, then I put my headphones on.”',
    'One task on the table, everything else out of sight.',
    'Set a timer for a short block, then move: jump, stretch, drink. Then the next one.',
    'Leave phone and tablet in another room. Seeing them is already a pull.',
    'Run around first. Sitting comes easier after moving.',
    'If it troubles school and home for months, talk with the teacher and your doctor.',
  ],
  sources: ['ifThen'],
  cards: {
    blocks: { title: 'Finish focus blocks', unit: 'blocks' },
    phone: { title: 'Left the phone in another room' },
  },
}
