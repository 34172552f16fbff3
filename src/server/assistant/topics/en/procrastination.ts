import type { TopicText } from '#server/assistant/topic.ts'

export const procrastination: TopicText<'procrastination'> = {
  name: 'Putting things off',
  synonyms: [
    'procrastination',
    'procrastinating',
    'putting things off',
    'last minute',
    'leaves everything late',
    'won’t start',
    'lazy teenager',
    'no motivation',
    'unmotivated',
    'in a minute',
    'puts everything off',
    'deadline',
    'avoids work',
    'procastination',
  ],
  questions: [
    'my teenager leaves everything to the last minute',
    'how do i motivate a 14 year old to start working',
    'he says “in a minute” and nothing happens',
    'she has a project due tomorrow and hasn’t started',
    'unmotivated teen help',
    'my teen has no motivation for anything',
  ],
  openings: ['“In a minute” is a stretchy unit of time.', 'Not starting is often about a task that looks too big.'],
  tips: [
    'Make the first step tiny: open the book, write the heading, five minutes by the clock.',
    'Help with an if-then plan: “If I’ve cleared my plate, then I open my maths.”',
    'Ask “What is the smallest piece you could do before dinner?” and leave the choice there.',
    'Look at the week together once, on a fixed day. In between, no reminders.',
    'Notice early starts: “You began before dinner. Now the evening is yours.”',
    'If everything seems too much for weeks, ask how {name} is doing, and see your doctor if needed.',
  ],
  sources: ['ifThen'],
  cards: {
    minutes: { title: 'Just the first five minutes', unit: 'starts' },
    dinner: { title: 'Started before dinner' },
  },
}
